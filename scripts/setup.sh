# Set-up shared by ./play, ./test and scripts/: sourced from the root of the repository.

unset PYTHONPATH # what is installed here must not come from elsewhere

say() { printf '\n== %s\n' "$*"; }

fail() {
    printf '\n%s\n' "$*" >&2
    exit 1
}

# Sets $python to the first Python that is new enough; PYTHON=... chooses another.
find_python() {
    local name
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            python=$name
            return
        fi
    done
    fail "Sztab needs Python 3.11 or newer. On Debian or Ubuntu:
    sudo apt-get install python3 python3-venv python3-dev"
}

# One fingerprint of the contents of all files and folders given.
fingerprint() {
    .venv/bin/python - "$@" <<'PYTHON'
import hashlib, pathlib, sys

total = hashlib.sha256(sys.version.encode() + str(pathlib.Path.cwd()).encode())
for name in sys.argv[1:]:
    path = pathlib.Path(name)
    for file in [path] if path.is_file() else sorted(path.rglob("*")):
        if file.is_file() and not {"__pycache__", "sztab.egg-info", "client"} & set(file.parts):
            total.update(f"{file}\0{file.stat().st_size}\0".encode() + file.read_bytes())
print(total.hexdigest())
PYTHON
}

# A compiled module beside its source silently wins over it, however old it is.
remove_stale_modules() {
    local stale
    stale=$(find src -name '*.so' -o -name '*.pyd')
    if [ -n "$stale" ]; then
        say "Removing compiled modules from src/: they would hide the source beside them"
        printf '%s\n' "$stale"
        find src \( -name '*.so' -o -name '*.pyd' \) -delete
    fi
}

# Makes .venv with everything in the lock file and the package itself, pure and editable.
set_up() {
    if ! .venv/bin/python -c '' 2>/dev/null; then
        find_python
        say "Making .venv with $("$python" --version)"
        rm -rf .venv
        "$python" -m venv .venv || fail "Python cannot make a virtual environment. On Debian or Ubuntu:
    sudo apt-get install python3-venv"
    fi
    remove_stale_modules
    local now
    now=$(fingerprint requirements/dev.txt pyproject.toml setup.py)
    if [ "$(cat .venv/sztab-stamp 2>/dev/null)" = "$now" ]; then
        say "Set-up is up to date (.venv)"
        return
    fi
    say "Installing what requirements/dev.txt lists into .venv"
    .venv/bin/python -m pip install -qq --disable-pip-version-check \
        --require-hashes -r requirements/dev.txt
    say "Installing sztab into .venv, pure and editable"
    SZTAB_PURE=1 .venv/bin/python -m pip install -qq --disable-pip-version-check \
        --no-deps --no-build-isolation --editable .
    printf '%s\n' "$now" >.venv/sztab-stamp
}

# Builds the compiled package into build/compiled unless it is up to date; fails if it cannot.
build_compiled() {
    local now log=build/compiled.log new=build/compiled.new
    now=$(fingerprint src requirements/dev.txt pyproject.toml setup.py)
    if [ "$(cat build/compiled/sztab-stamp 2>/dev/null)" = "$now" ]; then
        say "Compiled build is up to date (build/compiled)"
        return
    fi
    # Setuptools would pack what an earlier build left in build/lib*, deleted modules included.
    # build/temp* stays: setup.py compiles a C file again only if its text has changed.
    rm -rf "$new" build/lib* build/bdist*
    mkdir -p build
    if [ -z "${CC:-$(command -v gcc cc clang)}" ]; then
        no_compiled_build "there is no C compiler" "$compiler_hint"
        return 1
    fi
    say "Compiling the hot modules into build/compiled (one to two minutes, later only what changed)"
    if ! env -u SZTAB_PURE .venv/bin/python -m pip install --verbose --disable-pip-version-check --no-deps \
        --no-build-isolation --no-cache-dir --target "$new" . >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        no_compiled_build "the build failed: all of it is in $log"
        return 1
    fi
    if grep -q 'mypyc does not accept' "$log"; then
        grep 'error:' "$log" | tail -n 20 >&2 || true
        no_compiled_build "mypyc does not accept the source, see the errors above"
        return 1
    fi
    if [ -z "$(find "$new" -name 'sztab__mypyc*')" ]; then
        grep -E 'error:|sztab: not' "$log" | tail -n 20 >&2 || true
        no_compiled_build "the whole output is in $log" "$compiler_hint"
        return 1
    fi
    printf '%s\n' "$now" >"$new/sztab-stamp"
    rm -rf build/compiled
    mv "$new" build/compiled # last: an interrupted build leaves nothing that looks finished
}

compiler_hint="
On Debian or Ubuntu a C compiler and what it needs come with:
    sudo apt-get install gcc python3-dev"

no_compiled_build() {
    printf '\n%s\n' "No compiled build: $1. Sztab stays pure Python, only slower.${2:-}" >&2
}

# --- the table in the browser -----------------------------------------------------------------

node_hint="The table in the browser is built with Node 20 or newer and npm. On Debian or Ubuntu:
    sudo apt-get install nodejs npm
The terminal needs neither: ./play --terminal"

# Fails with a hint unless Node is there and new enough.
find_node() {
    command -v npm >/dev/null || fail "There is no npm. $node_hint"
    node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' 2>/dev/null ||
        fail "Node is missing or too old ($(node --version 2>/dev/null || echo none)). $node_hint"
}

# Installs what web/package-lock.json lists, unless it is there already.
set_up_node() {
    find_node
    local now
    now=$(fingerprint web/package.json web/package-lock.json)
    if [ "$(cat web/node_modules/sztab-stamp 2>/dev/null)" = "$now" ]; then
        say "Node modules are up to date (web/node_modules)"
        return
    fi
    say "Installing what web/package-lock.json lists into web/node_modules"
    (cd web && npm ci --loglevel=error)
    printf '%s\n' "$now" >web/node_modules/sztab-stamp
}

# Builds the client into src/sztab/server/client, unless it is there already.
build_client() {
    local now stamp=src/sztab/server/client/sztab-stamp
    now=$(fingerprint web/src web/public web/index.html web/vite.config.ts web/package-lock.json)
    if [ "$(cat "$stamp" 2>/dev/null)" = "$now" ]; then
        say "The browser table is up to date (src/sztab/server/client)"
        return
    fi
    set_up_node
    say "Building the browser table into src/sztab/server/client"
    (cd web && npx vite build --logLevel error)
    printf '%s\n' "$now" >"$stamp"
}

# Sets $chromium to a Chromium or Chrome; SZTAB_CHROMIUM chooses another.
find_chromium() {
    local name
    for name in "${SZTAB_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && chromium=$(command -v "$name"); then
            return 0
        fi
    done
    return 1
}

# Prints the first free port from the given one on.
free_port() {
    .venv/bin/python - "$1" <<'PYTHON'
import socket, sys

for port in range(int(sys.argv[1]), int(sys.argv[1]) + 100):
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            continue
        print(port)
        break
PYTHON
}

# Waits until the server answers, then opens the page in the person's browser.
open_when_ready() {
    .venv/bin/python - "$1" <<'PYTHON'
import sys, time, urllib.request, webbrowser

for _attempt in range(150):
    try:
        urllib.request.urlopen(sys.argv[1] + "health", timeout=2).close()
        webbrowser.open(sys.argv[1])
        break
    except OSError:
        time.sleep(0.2)
PYTHON
}

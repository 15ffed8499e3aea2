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

# The steps are in scripts/tasks; each is done only where it is needed.
task() {
    find_python
    "$python" -m scripts.tasks "$@"
}

# Makes .venv with everything in requirements/dev.txt and the package itself, plain and editable.
set_up() { task environment; }

# Installs what web/package-lock.json lists, the tools of the tests included.
set_up_node() { task node; }

# Builds the client into src/sztab/server/client.
build_client() { task client; }

# Builds the compiled package into build/compiled; fails if it cannot.
build_compiled() { task compiled; }

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

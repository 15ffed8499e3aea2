import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const still = fileURLToPath(new URL("./src/board/input/still.ts", import.meta.url));
const folder = process.env.SZTAB_CLIENT ?? "../src/sztab/server/client";

const PACKED = [".js", ".css", ".svg"]; // pictures are packed already, the page is written anew for each address
const PLAYED = "http://127.0.0.1:8944"; // where `./play` serves
const LEAST = 600; // bytes below which packing gains nothing

/** Lay every file that gains from it beside itself as .br and .gz: the server only hands them out. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = join(folder, name);
        if (!PACKED.includes(extname(file)) || statSync(file).size < LEAST) continue;
        const plain = readFileSync(file);
        const most = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: most }));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

// The client is built into the package, so that the wheel carries it and the server needs no Node.
// SZTAB_CLIENT builds it elsewhere, to be moved there as a whole.
export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: { alias: { "d3-transition": still, "d3-interpolate": still } },
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server allows no inline script or style
  },
  // `npm run dev` beside `./play`: the server takes nothing from other pages, so its own address stands for this one.
  server: { proxy: { "/api": { target: PLAYED, ws: true, changeOrigin: true, headers: { origin: PLAYED } } } },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The client is built into the package, so that the wheel carries it and the server needs no Node.
// SZTAB_CLIENT builds it elsewhere, to be moved there as a whole.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.SZTAB_CLIENT ?? "../src/sztab/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server allows no inline script or style
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8944", ws: true } } },
});

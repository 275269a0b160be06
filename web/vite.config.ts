import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rules } from "./tools/rules.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The built client lies where the server looks for it; the sentences are the server's own files. */
export default defineConfig({
  base: "/static/",
  plugins: [svelte(), rules(here("../docs/rules"))],
  resolve: { alias: { "@locale": here("../src/isthmos/locale"), "@rules": here("../docs/rules") } },
  build: {
    outDir: here("../src/isthmos/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://127.0.0.1:8777", "/ws": { target: "ws://127.0.0.1:8777", ws: true } },
  },
});

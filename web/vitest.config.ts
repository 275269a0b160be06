import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

/** Tests lie beside what they test. They run Svelte as a browser does, in a page that is only imitated. */
export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      include: ["src/**/*.test.ts"],
      environment: "happy-dom",
      // A busy machine may take its time to load a module.
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);

import { defineConfig } from "astro/config";
import { docsSite } from "./scripts/docs-site.ts";
import { devApi } from "./scripts/vite/dev-api.ts";
import { devDesk } from "./scripts/vite/dev-desk.ts";
import { hangarData } from "./scripts/vite/hangar-data.ts";
import { devDocuments } from "./scripts/vite/hangar-documents.ts";
import { letters } from "./scripts/vite/letters.ts";
import { fetchedImports } from "./scripts/vite/fetched-imports.ts";
import { optionSections } from "./scripts/vite/option-sections.ts";
import { calculatorGroups } from "./scripts/vite/calculator-groups.ts";
import { siteUrl } from "./scripts/settings/site-url.ts";
import { DEFAULT_PORT } from "./src/http/hosts/node/listen-address.ts";

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

/** The writer of GLB could read files under Node: what would goes from the scripts of pages, and takes its imports along. */
const filesOutside = {
  name: "hangar:files-outside",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: { filter: { id: /^node:/ }, handler: (id) => ({ id, external: true }) },
};

export default defineConfig({
  site: siteUrl(process.env),
  output: "static",
  // Pages end with a slash; "always" would refuse /v1/calc, which has none, in `astro dev`.
  trailingSlash: "ignore",
  server: { port: DEFAULT_PORT },
  // The formatter wraps prose as HTML does; under the rules of JSX a wrapped line would lose its space.
  compressHTML: true,
  integrations: [docsSite()],
  // Starlight would fetch every page that a link leads to.
  prefetch: false,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: "never" },
  vite: {
    // Never a script or a style inside a page: the content security policy forbids them.
    build: {
      assetsInlineLimit: 0,
      // Astro marks its own modules with directives, and takes them out itself.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    // What pages share, in few files: a dozen of a kilobyte each take longer than one.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // The groups are named after whoever shares them, at a length that the page would carry for each.
              chunkFileNames: ({ name }) => `_astro/${name.startsWith("calculator") ? "calculator" : name}.[hash].js`,
              // Of these, most functions run as soon as a page comes to life: V8 compiles them before, beside its thread.
              postBanner: ({ name }) =>
                /^(calculator|preact|page|index)/.test(name) ? "//# allFunctionsCalledOnLoad" : "",
              codeSplitting: {
                groups: [
                  { name: "preact", test: /\/preact\//, tags: ["$initial"], priority: 1 },
                  // What every page runs; those of the documentation want nothing else of the calculator, nor the engine.
                  {
                    name: "page",
                    test: /\/src\/(text|offline)\/|\/kept-wish\.|\/ui\/(add-stylesheet|import-fetched|stored-text|connection|on-screen|same-site|device-list)\.|\/quote\/send\/(unsent-line|outbox|send-quote-request|is-servers-failure)\.|vite\/preload-helper/,
                    tags: ["$initial"],
                    priority: 1,
                  },
                  { name: "docs", test: /\/@astrojs\/starlight\//, tags: ["$initial"], priority: 1 },
                  ...calculatorGroups,
                ],
              },
            },
          },
        },
      },
    },
    // A build beside the development server is none of its sources.
    server: { watch: { ignored: ["**/.build/**"] } },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    plugins: [
      optionSections(),
      letters(),
      fetchedImports(),
      filesOutside,
      hangarData(),
      devDocuments(),
      devApi(),
      devDesk(),
    ],
  },
});

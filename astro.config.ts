import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { docsSite } from "./scripts/docs-site.ts";
import { devApi } from "./scripts/vite/dev-api.ts";
import { hangarData } from "./scripts/vite/hangar-data.ts";
import { devDocuments } from "./scripts/vite/hangar-documents.ts";
import { siteUrl } from "./scripts/site-url.ts";
import { isListed } from "./src/api/listed-pages.ts";
import { DEFAULT_PORT } from "./src/api/node/listen-address.ts";

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

export default defineConfig({
  site: siteUrl(process.env),
  output: "static",
  // Pages end with a slash; "always" would refuse /v1/calc, which has none, in `astro dev`.
  trailingSlash: "ignore",
  server: { port: DEFAULT_PORT },
  // The formatter wraps prose as HTML does; under the rules of JSX a wrapped line would lose its space.
  compressHTML: true,
  integrations: [
    docsSite(),
    sitemap({
      filter: (page) => isListed(new URL(page).pathname),
      i18n: { defaultLocale: "ru", locales: { ru: "ru", en: "en" } },
    }),
  ],
  // Starlight would fetch every page that a link leads to.
  prefetch: false,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: "never" },
  vite: {
    // Never a script or a style inside a page: the content security policy forbids them.
    build: { assetsInlineLimit: 0 },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    plugins: [hangarData(), devDocuments(), devApi()],
  },
});

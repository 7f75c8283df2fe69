import sitemap from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { isListed } from "../../../src/http/site/listed-pages.ts";

/**
 * `<site>/sitemap-index.xml`. Every page shows prices, so each has surely changed with the list of this date; the clock
 * of the build would call all of them new after each build.
 */
export function siteMap(pricesVersion: string): AstroIntegration {
  return sitemap({
    filter: (page) => isListed(new URL(page).pathname),
    i18n: { defaultLocale: "ru", locales: { ru: "ru", en: "en" } },
    lastmod: new Date(pricesVersion),
    serialize: ({ links = [], ...page }) => {
      const russian = links.find(({ lang }) => lang === "ru");
      return { ...page, links: russian ? [...links, { ...russian, lang: "x-default" }] : links };
    },
  });
}

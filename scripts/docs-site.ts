import starlight from "@astrojs/starlight";

/** One page of the documentation; its title in the sidebar is its own. */
const page = (name: string) => ({ slug: name === "" ? "docs" : `docs/${name}` });

const group = (label: string, english: string, pages: string[]) => ({
  label,
  translations: { en: english },
  items: pages.map(page),
});

/** The order of the documentation: of the sidebar, and of everything that goes through all pages. */
const SIDEBAR = [
  group("Начало", "Start", ["", "how-to-call", "request-builder"]),
  group("Что в цене", "What is in the price", ["how-it-is-counted", "prices"]),
  group("Вызовы", "Calls", [
    "calls/query",
    "calls/path",
    "calls/json",
    "calls/batch",
    "calls/by-id",
    "calls/search",
    "calls/understand",
  ]),
  group("Справочник", "Reference", ["parameters", "response", "errors", "limits", "openapi", "changelog"]),
  group("Подключение", "Integration", ["files", "recipes", "assistants", "embedding"]),
  group("Для производителя", "For the manufacturer", [
    "price-list-for-manager",
    "self-hosting",
    "hosting",
    "lead-endpoint",
    "personal-data",
    "decisions",
    "measurements",
  ]),
];

const component = (name: string) => `./src/docs/theme/${name}.astro`;

/** Starlight under `/docs/` in Russian and `/en/docs/` in English. The rest of the site is not touched by it. */
export function docsSite() {
  return starlight({
    title: { ru: "Документация", en: "Documentation" },
    defaultLocale: "root",
    locales: { root: { label: "Русский", lang: "ru" }, en: { label: "English", lang: "en" } },
    sidebar: SIDEBAR,
    disable404Route: true,
    favicon: "/favicon.svg",
    customCss: ["./src/styles/tokens.css", "./src/styles/letters.css", "./src/docs/theme/docs.css"],
    components: {
      Head: component("Head"),
      SiteTitle: component("SiteTitle"),
      SkipLink: component("SkipLink"),
      PageTitle: component("PageTitle"),
      // The whole site follows the theme of the device.
      ThemeProvider: component("Nothing"),
      ThemeSelect: component("Nothing"),
    },
    credits: false,
  });
}

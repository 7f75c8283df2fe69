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
  group("Начало", "Start", ["", "request-builder"]),
  group("Для производителя", "For the manufacturer", ["decisions"]),
];

const component = (name: string) => `./src/components/docs/${name}.astro`;

/** Starlight under `/docs/` in Russian and `/en/docs/` in English. The rest of the site is not touched by it. */
export function docsSite() {
  return starlight({
    title: { ru: "Документация", en: "Documentation" },
    defaultLocale: "root",
    locales: { root: { label: "Русский", lang: "ru" }, en: { label: "English", lang: "en" } },
    sidebar: SIDEBAR,
    disable404Route: true,
    favicon: "/favicon.svg",
    customCss: ["./src/styles/tokens.css", "./src/styles/docs.css"],
    components: {
      Head: component("Head"),
      SiteTitle: component("SiteTitle"),
      SkipLink: component("SkipLink"),
      PageTitle: component("PageTitle"),
      // The whole site follows the theme of the device.
      ThemeProvider: component("Nothing"),
      ThemeSelect: component("Nothing"),
    },
    expressiveCode: {
      themes: ["github-dark-high-contrast", "github-light-high-contrast"],
      useDarkModeMediaQuery: true,
      themeCssSelector: false,
      useStarlightDarkModeSwitch: false,
      useStarlightUiThemeColors: true,
      styleOverrides: { borderRadius: "0.5rem" },
    },
    credits: false,
  });
}

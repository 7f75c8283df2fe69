import { defineEcConfig } from "@astrojs/starlight/expressive-code";
import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";

/**
 * Blocks of code in HTML that validators accept: only inline elements stand in `code` and `button`, no U+007F anywhere.
 * Inline lines end with a break of their own: whoever reads the text of the page would have them in one.
 */
const validMarkup = {
  name: "Valid markup",
  hooks: {
    postprocessRenderedBlock: ({ renderData: { blockAst } }) => {
      for (const line of selectAll("code div", blockAst)) line.tagName = "span";
      for (const line of selectAll(".ec-line:not(:last-child)", blockAst)) {
        if (!toString(line).endsWith("\n")) line.children.push({ type: "text", value: "\n" });
      }
      for (const button of selectAll("button[data-code]", blockAst)) {
        button.children = [];
        button.properties.dataCode = button.properties.dataCode.replaceAll("\u007F", "\n");
      }
    },
  },
};

/** Apart from the site's configuration: a page's `Code` component reads it here, and could not read functions there. */
export default defineEcConfig({
  themes: ["github-dark-high-contrast", "github-light-high-contrast"],
  useDarkModeMediaQuery: true,
  themeCssSelector: false,
  useStarlightDarkModeSwitch: false,
  useStarlightUiThemeColors: true,
  // A block that scrolls would have to be in reach of the keyboard before any script has run.
  defaultProps: { wrap: true },
  styleOverrides: { borderRadius: "0.5rem" },
  plugins: [validMarkup],
});

import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { transform } from "esbuild";
import postcss, { type AtRule, type Container, type Rule } from "postcss";

/** What stands for the whole page in a shadow root. */
const PAGE = ".calculator";

/** Whatever a page may set of the look: `--accent` of the site is `--hangar-accent` to the page around the element. */
const themed = (name: string): string => name.replace(/^--/, "--hangar-");

const LENGTH = /(?<![\w.#-])(-?\d*\.?\d+)(rem|vw)\b/g;

/**
 * The site's styles for use in a shadow root on a page of another site. There `rem` is what that page made of it, so
 * the element has its own; and the room is that of the element and not of the window.
 */
export function shadowStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("media", ofContainer);
  root.walkRules((rule) => {
    if (/^(html|body)$/.test(rule.selector)) rule.remove();
    else if (rule.selector === ":root") ofPage(rule);
  });
  root.walkDecls(/^(?!--rem$)/, (decl) => {
    decl.value = decl.value.replace(LENGTH, (_, number: string, unit: string) =>
      unit === "rem" ? `calc(${number} * var(--rem))` : `${number}cqi`,
    );
  });
  return root.toString();
}

/** In the condition of a container `em` is the letter size of the element. */
function ofContainer(media: AtRule): void {
  if (!/\b(min|max)-width\b/.test(media.params)) return;
  media.name = "container";
  media.params = media.params.replaceAll("rem", "em");
}

function ofPage(rule: Rule & Container): void {
  rule.selector = PAGE;
  rule.walkDecls((decl) => {
    if (decl.prop.startsWith("--")) decl.value = `var(${themed(decl.prop)}, ${decl.value})`;
    else decl.remove();
  });
}

/** Imports `*.css?inline` as text, for a shadow root. */
export function shadowStylesPlugin(): Plugin {
  return {
    name: "shadow-styles",
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path, suffix }) => {
        if (suffix !== "?inline") return undefined;
        const css = shadowStyles(await readFile(path, "utf8"));
        const { code } = await transform(css, { loader: "css", minify: true, charset: "utf8" });
        return { contents: code, loader: "text" };
      });
    },
  };
}

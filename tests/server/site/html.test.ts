import { HtmlValidate, StaticConfigLoader, type RuleConfig } from "html-validate";
import { expect, test } from "vitest";
import { builtFiles } from "../../support/built-pages.ts";
import { IS_THOROUGH } from "../../support/runs.ts";

/** What the presets ask for and the pages do not do, and why. */
const EXCEPTIONS: RuleConfig = {
  // HTML reads both forms alike; the renderer of the components writes this one.
  "void-style": "off",
  // Files come from this very site, and most change their name with their content.
  "require-sri": ["error", { target: "crossorigin" }],
  // It is a matter of sources, and these pages are made.
  "no-trailing-whitespace": "off",
  // A telephone number is shown as the manufacturer writes it, to be copied as it is.
  "tel-non-breaking": "off",
  // The calculator answers while it is filled in: there is nothing to submit.
  "wcag/h32": "off",
};

/** What else Starlight's own markup does, around the texts of the documentation. */
const STARLIGHT_EXCEPTIONS: RuleConfig = {
  // None of its buttons stands in a form.
  "no-implicit-button-type": "off",
  // The list of the page's parts comes before the page and has a heading of its own.
  "heading-level": ["error", { minInitialRank: "h2" }],
};

/** Blocks of code are Expressive Code's: a button of one is named by its title. */
const BLOCK_OF_CODE = /figure > div > button/;

function validator(rules: RuleConfig): HtmlValidate {
  const presets = ["recommended", "standard", "a11y", "document"].map((name) => `html-validate:${name}`);
  return new HtmlValidate(new StaticConfigLoader({ root: true, extends: presets, rules }));
}

const ownPages = validator(EXCEPTIONS);
const docsPages = validator({ ...EXCEPTIONS, ...STARLIGHT_EXCEPTIONS });

const { pages } = await builtFiles();

/** A page of each template; at night all of them, the texts of the documentation among them. */
const TEMPLATES = [
  "/",
  "/en/",
  "/podbor/",
  "/request/",
  "/offline/",
  "/404.html",
  "/desk/",
  "/docs/",
  "/en/docs/files/",
];
const looked = pages.filter(({ path }) => IS_THOROUGH || TEMPLATES.includes(path));

test.each(looked)("$path is valid HTML", async ({ html, file }) => {
  const isDocs = html.includes('<meta name="generator" content="Starlight');
  const { results } = await (isDocs ? docsPages : ownPages).validateString(html, file);
  const messages = results
    .flatMap((result) => result.messages)
    .filter(({ selector }) => !(isDocs && BLOCK_OF_CODE.test(selector ?? "")));
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

test.each(pages)(
  "$path has nothing that the strictest validator calls an error and this one does not see",
  ({ html }) => {
    expect(html.trimEnd()).toMatch(/<\/body>\s*<\/html>$/);
    expect(html).not.toMatch(/<script[^>]*\saria-hidden/);
    // eslint-disable-next-line no-control-regex
    expect(html).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
    // A role inside a table whose own role says no more than its name is forbidden.
    expect(html).not.toMatch(/<(table|thead|tbody|tr|th|td)\s[^>]*\brole=/);
  },
);

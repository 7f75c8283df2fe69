import { HtmlValidate, StaticConfigLoader, type RuleConfig } from "html-validate";
import { expect, test } from "vitest";
import { builtFiles } from "../support/built-pages.ts";

/** What the presets ask for and the pages do not do, and why. */
const EXCEPTIONS: RuleConfig = {
  // HTML reads both forms alike; the renderer of the components writes this one.
  "void-style": "off",
  // Where a narrow screen shows tables as lists, the roles keep them tables for screen readers.
  "no-redundant-role": "off",
  // Files come from this very site, and most change their name with their content.
  "require-sri": ["error", { target: "crossorigin" }],
  // A telephone number is shown as the manufacturer writes it, to be copied as it is.
  "tel-non-breaking": "off",
  // The calculator answers while it is filled in: there is nothing to submit.
  "wcag/h32": "off",
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: EXCEPTIONS,
  }),
);

const { pages } = await builtFiles();

test.each(pages)("$path is valid HTML", async ({ html, file }) => {
  const { results } = await validator.validateString(html, file);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

test("the validator finds what is wrong", async () => {
  const page = pages.find(({ path }) => path === "/")!;
  const { valid } = await validator.validateString(page.html.replace("<h1>", "<h1 id='main'>"), page.file);
  expect(valid).toBe(false);
});

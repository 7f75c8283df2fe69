import { expect, test } from "vitest";
import { parseLlmsTxt } from "../../support/docs/parse-llms-txt.ts";

const GOOD = `# Name

> Summary of it,
> in two lines.

Details:

- one

\`\`\`sh
# no heading
\`\`\`

## Docs

- [A](https://example.com/a.md): what it is
- [B](https://example.com/b.md)

## Optional

- [C](https://example.com/c)
`;

test("a text of the right form is taken apart", () => {
  expect(parseLlmsTxt(`\uFEFF${GOOD}`)).toEqual({
    title: "Name",
    summary: "Summary of it,\nin two lines.",
    details: "Details:\n\n- one\n\n```",
    sections: [
      {
        name: "Docs",
        links: [
          { name: "A", url: "https://example.com/a.md", notes: "what it is" },
          { name: "B", url: "https://example.com/b.md" },
        ],
      },
      { name: "Optional", links: [{ name: "C", url: "https://example.com/c" }] },
    ],
  });
});

test.each([
  ["no title", GOOD.replace("# Name", "Name")],
  ["no summary", GOOD.replace(/^> .*\n/gm, "")],
  ["text before the title", `Hello\n\n${GOOD}`],
  ["a heading among the details", GOOD.replace("Details:", "### Details")],
  ["an underlined heading among the details", GOOD.replace("Details:", "Details\n---")],
  ["a second title", GOOD.replace("Details:", "# Details")],
  ["text in a list of links", GOOD.replace("## Docs\n", "## Docs\n\nSee:")],
  ["a list item without a link", GOOD.replace("[A](https://example.com/a.md)", "A")],
  ["a link without an address", GOOD.replace("https://example.com/a.md", "")],
  ["a list without links", GOOD.replace(/^- \[C\].*\n/m, "")],
])("%s is refused", (_, text) => {
  expect(text).not.toBe(GOOD);
  expect(() => parseLlmsTxt(text)).toThrow();
});

import { describe, expect, test } from "vitest";
import { pageToMarkdown } from "../../../scripts/build/site/page-to-markdown.ts";

const BASE = "https://hangars.example";

const page = (main: string, lang = "ru") =>
  `<!doctype html><html lang="${lang}"><head><title>T</title></head><body><nav>Menu</nav><main>${main}</main></body></html>`;

function convert(main: string): string {
  const hasTwin = (path: string) => ["/", "/docs/", "/docs/limits/"].includes(path);
  const html = page(`<h1>Heading</h1>${main}`);
  const { markdown } = pageToMarkdown({ html, path: "/docs/limits/", baseUrl: BASE, hasTwin });
  return markdown.split("\n").slice(4).join("\n").trim();
}

describe("a twin", () => {
  test("starts with the heading and where everything else is, in the page's language", () => {
    const source = { path: "/docs/", baseUrl: BASE, hasTwin: () => true };
    const html = page("<div><h1>About\n <em>it</em></h1></div><p>Text</p>");
    expect(pageToMarkdown({ ...source, html })).toEqual({
      path: "/docs/",
      title: "About it",
      lang: "ru",
      markdown: `# About it\n\n> Справка для языковых моделей: ${BASE}/llms.txt. Эта страница для людей: ${BASE}/docs/\n\nText\n`,
    });
    const english = pageToMarkdown({ ...source, html: page("<h1>About</h1>", "en") });
    expect(english.markdown).toContain(`> Reference for language models: ${BASE}/en/llms.txt.`);
  });

  test("is not made of a page without a heading", () => {
    const source = { path: "/docs/", baseUrl: BASE, hasTwin: () => true, html: page("<p>Text</p>") };
    expect(() => pageToMarkdown(source)).toThrow("/docs/");
  });

  test.each([
    ["a table", "<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2</table>", "|A|B|\n|-|-|\n|1|2|"],
    ["code", '<pre><code class="language-js">a &lt; b</code></pre>', "```js\na < b\n```"],
    [
      "highlighted code",
      '<div class="expressive-code"><figure><pre data-language="sh"><code><span class="ec-line"><span class="code">a</span></span><span class="ec-line"><span class="code">\n</span></span><span class="ec-line"><span class="code"><span>b</span> c</span></span></code></pre><div class="copy"><button>Copy</button></div></figure></div>',
      "```sh\na\n\nb c\n```",
    ],
    ["a list", "<ul><li>a<li>b</ul>", "- a\n- b"],
    [
      "tabs, each panel under its label",
      '<div role="tablist"><a role="tab" id="t1">One</a><a role="tab" id="t2">Two</a></div><section role="tabpanel" aria-labelledby="t1"><p>1</p></section><section role="tabpanel" aria-labelledby="t2" hidden><p>2</p></section>',
      "**One**\n\n1\n\n**Two**\n\n2",
    ],
    ["what is said to its readers alone", "<div hidden data-markdown-only><p>Instead</p></div>", "Instead"],
  ])("keeps %s", (_, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  test.each([
    "<nav>Contents</nav>",
    "<footer>Next</footer>",
    "<form><label>Width<input></label></form>",
    "<button>Copy</button>",
    "<script>alert(1)</script><style>p{}</style>",
    "<svg><title>Roof</title></svg>",
    "<p hidden>Hidden</p>",
    '<p aria-hidden="true">Hidden</p>',
    "<noscript>Without JavaScript</noscript>",
    "<div data-markdown-ignore><p>Form</p></div>",
  ])("leaves out %s", (html) => {
    expect(convert(`<p>Text</p>${html}`)).toBe("Text");
  });

  test.each([
    ["a page", "/docs/", `${BASE}/docs.md`],
    ["a place on it", "/docs/#sizes", `${BASE}/docs.md#sizes`],
    ["a relative address", "../", `${BASE}/docs.md`],
    ["the first page", "/", `${BASE}/index.md`],
    ["a page with a query", "/?roof=dvuhskat", `${BASE}/?roof=dvuhskat`],
    ["what has no twin", "/prices.json", `${BASE}/prices.json`],
    ["another site", "https://example.com/docs/", "https://example.com/docs/"],
    ["a place on the same page", "#sizes", "#sizes"],
    ["a phone", "tel:+70000000000", "tel:+70000000000"],
  ])("leads to %s by an address that travels", (_, href, expected) => {
    expect(convert(`<p><a href="${href}">there</a></p>`)).toBe(`[there](${expected})`);
  });

  test("has addresses as they are, and code untouched", () => {
    const address = `${BASE}/v1/calc?roof=a&amp;width=1&amp;gates_pos=1`;
    expect(convert(`<p><a href="${address}">GET ${address}</a></p>`)).not.toContain("\\&");
    expect(convert("<pre><code>a \\&b \\: c</code></pre><p><code>x\\&y</code></p>")).toBe(
      "```\na \\&b \\: c\n```\n\n`x\\&y`",
    );
    expect(convert("<p>&amp;amp; is an ampersand</p>")).toBe("\\&amp; is an ampersand");
  });
});

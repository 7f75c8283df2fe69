import { describe, expect, test } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";
import { askedBy } from "../reply.ts";
import { linkPreviews, withPreview } from "./link-preview.ts";

const preview = linkPreviews({ engine });
const of = (target: string, headers: Record<string, string> = {}) =>
  preview(askedBy(new Request(engine.baseUrl + target, { headers })));

const LINK = "/?roof=dvuhskat&width=12000&length=30&height=4350&gates=2";

describe("the preview of a link", () => {
  test("is that of its hangar", () => {
    const { body } = engine.calculate({ roof: "dvuhskat", width: 12, length: 30, height: 4.35, gates: 2 });
    if (!("result" in body)) throw new Error("not calculated");
    const total = body.result.total_with_vat.toLocaleString("ru");
    expect(of(LINK)).toEqual({
      "og:title": `Ангар 12\u00a0×\u00a030\u00a0м — ${total}\u00a0₽ с\u00a0НДС`,
      "og:description":
        "Двускатный, колонны 4,35\u00a0м, ворота:\u00a02, без\u00a0обшивки. Прайс-лист на 20\u00a0ноября\u00a02026, " +
        "смета по позициям.",
      "og:url": body.calculator_link,
      "og:image": body.files.png,
      "og:image:alt": "Чертёж ангара 12\u00a0×\u00a030\u00a0м и его цена",
    });
  });

  test.each([
    ["a page without a hangar", "/"],
    ["a link with a mistake", "/?roof=dvuhskat&width=99&length=30"],
    ["a list that there never was", `${LINK}&prices_version=1999-01-01`],
    ["another page", LINK.replace("/", "/podbor/")],
    ["a link that is too long", `${LINK}&${"x".repeat(20_000)}`],
  ])("is left as it is for %s", (_, target) => expect(of(target)).toBeUndefined());

  test("is none of a browser's, which opens the page", () =>
    expect(of(LINK, { "sec-fetch-dest": "document" })).toBeUndefined());
});

test("tags that a preview names get its words, escaped; all else stays", () => {
  const html = '<meta property="og:title" content="a"><meta property="og:type" content="website"><p>og:title</p>';
  expect(withPreview(html, { "og:title": '1 < 2 & "$&"' })).toBe(
    '<meta property="og:title" content="1 &lt; 2 &amp; &quot;$&amp;&quot;"><meta property="og:type" content="website"><p>og:title</p>',
  );
});

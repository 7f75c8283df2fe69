import sax from "sax";
import { describe, expect, test } from "vitest";
import { ask } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { olderList } from "../../tests/support/older-list.ts";
import { strangers } from "../../tests/support/strangers.ts";
import type { Manufacturer, PriceList } from "../price-list/schema.ts";
import { listChanges } from "../price-list/list-changes.ts";
import type { DocumentsSource } from "./document-source.ts";
import { english } from "../messages/en/answers.ts";
import { englishPriceFeed, priceFeed } from "./price-feed.ts";

const { baseUrl } = engine;
const address = (version: string) => `${baseUrl}/prices/${version}.json`;

/** An element of an Atom feed; a text construct's type is one of its attributes. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** What is not well-formed throws. */
function parseXml(xml: string): Element {
  const parser = sax.parser(true);
  const root: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: "", children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = parser.oncdata = (text) => void (open.at(-1)!.text += text);
  parser.write(xml).close();
  return root.children[0]!;
}

const all = ({ children }: Element, name: string) => children.filter((child) => child.name === name);
const text = (element: Element, name: string) => all(element, name)[0]!.text.trim();
const links = (element: Element) => all(element, "link").map(({ attributes }) => attributes);

function feedOf(given: Partial<DocumentsSource> = {}, feed: (source: DocumentsSource) => string = priceFeed): Element {
  return parseXml(feed({ engine, english, priceList, manufacturer, baseUrl, archive: [olderList], ...given }));
}

/** Another list of the same prices but for some. */
const listOf = (version: string, prices: Partial<PriceList["prices"]> = {}): PriceList => {
  const { valid_until: _, ...meta } = priceList.meta;
  return { ...priceList, meta: { ...meta, version }, prices: { ...priceList.prices, ...prices } };
};

test("is an Atom feed for any site, whose page is that of the prices", async () => {
  const response = await ask("/prices/feed.xml");
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const feed = parseXml(await response.text());
  expect([feed.name, feed.attributes]).toEqual(["feed", { xmlns: "http://www.w3.org/2005/Atom" }]);
  expect(text(feed, "id")).toBe(`${baseUrl}/prices/feed.xml`);
  expect(text(feed, "updated")).toBe(`${priceList.meta.version}T00:00:00.000Z`);
  expect(text(all(feed, "author")[0]!, "name")).toBe(manufacturer.legal_name);
  expect(links(feed)).toEqual([
    { rel: "alternate", href: `${baseUrl}/docs/prices/` },
    { rel: "self", href: `${baseUrl}/prices/feed.xml` },
  ]);
});

test("has an entry for each published list, the newest first, under the list's own address and day", () => {
  const entries = all(feedOf(), "entry");
  expect(entries.map((entry) => [text(entry, "id"), text(entry, "updated"), text(entry, "title")])).toEqual([
    [address("2026-11-20"), "2026-11-20T00:00:00.000Z", "Прайс-лист от 20\u00a0ноября\u00a02026"],
    [address("2026-05-20"), "2026-05-20T00:00:00.000Z", "Прайс-лист от 20\u00a0мая\u00a02026"],
  ]);
});

describe("an entry tells", () => {
  const [newest, first] = all(feedOf(), "entry") as [Element, Element];

  test("how many prices moved, until when the list is meant to hold, and each change", () => {
    const { prices } = listChanges(olderList, priceList);
    expect(text(newest, "summary")).toBe(
      `Изменилось цен: ${prices.length} (выше — ${prices.length}). Других правок: 1. ` +
        "Цены рассчитаны до 31\u00a0декабря\u00a02098 года.",
    );
    const content = text(newest, "content");
    expect(content).toContain("<li>Рама ворот 4×4 м: ");
    expect(content).toContain("<li>Ворот в расчёте не больше: 29 → 30</li>");
    expect(content.match(/<li>/g)).toHaveLength(prices.length + 1);
    expect(content).toContain(`<a href="${address("2026-11-20")}">Весь прайс-лист</a>`);
  });

  test("that the first list is the first", () => {
    expect(text(first, "summary")).toBe(
      "Первый опубликованный прайс-лист. Цены рассчитаны до 31\u00a0октября\u00a02026 года.",
    );
    expect(text(first, "content")).not.toContain("<li>");
  });

  test.each([
    ["nothing changed", {}, "Цены и правила прежние.", []],
    [
      "one went up, one down",
      { gate_frame: priceList.prices.gate_frame + 100, door_frame: priceList.prices.door_frame - 10 },
      "Изменилось цен: 2 (выше — 1, ниже — 1).",
      [/^Рама ворот 4×4 м: [\d\u00a0]+ → [\d\u00a0]+ ₽ \(\+0,\d\u00a0%\)$/, /\(−0,\d\u00a0%\)$/],
    ],
  ])("when %s", (_, prices, summary, lines) => {
    const [entry] = all(feedOf({ priceList: listOf("2027-01-15", prices), archive: [listOf("2026-11-20")] }), "entry");
    expect(text(entry!, "summary")).toBe(summary);
    const shown = [...text(entry!, "content").matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);
    expect(shown).toEqual(lines.map((line) => expect.stringMatching(line)));
  });

  test("of a size that came or went its price too", () => {
    const less = structuredClone(listOf("2026-11-20"));
    delete less.roofs["dvuhskat"]!.widths["10000"];
    const more = listOf("2027-01-15");
    const [came] = all(feedOf({ priceList: more, archive: [less] }), "entry");
    expect(text(came!, "summary")).toContain("Изменилось цен: 1 (новых — 1).");
    expect(text(came!, "content")).toMatch(/<li>Ферма.*Двускатный, 10\u00a0м: [\d\u00a0]+ ₽, новая цена<\/li>/);
    const [went] = all(feedOf({ priceList: { ...less, meta: more.meta }, archive: [listOf("2026-11-20")] }), "entry");
    expect(text(went!, "summary")).toContain("Изменилось цен: 1 (убрано — 1).");
    expect(text(went!, "content")).toMatch(/<li>Ферма.*Двускатный, 10\u00a0м: цены больше нет<\/li>/);
  });
});

test("does not grow without end: neither with the lists nor with what one of them changed", () => {
  const years = Array.from({ length: 30 }, (_, at) => listOf(`${2026 - at}-01-15`));
  expect(all(feedOf({ archive: years }), "entry")).toHaveLength(20);
  const dearer = structuredClone(listOf("2027-01-15"));
  for (const { widths } of Object.values(dearer.roofs))
    for (const { truss } of Object.values(widths)) truss.solid += 10;
  const many = { ...dearer, positions: structuredClone(dearer.positions) };
  for (const position of Object.values<{ name: string } | undefined>(many.positions))
    if (position) position.name += " новая";
  const [entry] = all(feedOf({ priceList: many, archive: [listOf("2026-11-20")] }), "entry");
  expect(text(entry!, "content")).toMatch(/<li>и ещё \d+<\/li>/);
});

test("a text of the manufacturer stays a text: no tag of it reaches a reader's page", () => {
  const hostile = "<img src=x onerror=alert(1)>]]>&\"'";
  const told: Manufacturer = { ...manufacturer, brand: hostile, legal_name: hostile };
  const list = structuredClone(listOf("2027-01-15", { gate_frame: priceList.prices.gate_frame + 10 }));
  list.positions["gate_frame"]!.name = hostile;
  const feed = feedOf({ manufacturer: told, priceList: list });
  expect(text(feed, "title")).toBe(`${hostile}: прайс-листы`);
  expect(text(all(feed, "author")[0]!, "name")).toBe(hostile);
  const content = text(all(feed, "entry")[0]!, "content");
  expect(content).toContain("&lt;img src=x onerror=alert(1)&gt;]]&gt;&amp;&quot;'");
  expect(
    content.match(/<(?!\/?(p|ul|li)>|\/a>|a href="https:\/\/hangars\.example\/prices\/[\d-]+\.json">)/g),
  ).toBeNull();
});

test("who released a list and when is told as the journal has it, and that a list was taken back", () => {
  const today = listOf("2026-11-23.2");
  const wrong = listOf("2026-11-23", { gate_frame: 325000 });
  const journal = [
    { version: "2026-11-23", at: "2026-11-23T08:00:00.000Z", by: "Анна" },
    { version: "2026-11-23.2", at: "2026-11-23T09:30:00.000Z", by: "Борис <script>", withdraws: "2026-11-23" },
  ];
  const withdrawn = { ...wrong, meta: { ...wrong.meta, withdrawn_by: "2026-11-23.2" } };
  const [back, mistake, before] = all(
    feedOf({ priceList: today, archive: [withdrawn, priceList], journal }),
    "entry",
  ) as [Element, Element, Element];
  expect(text(back, "updated")).toBe("2026-11-23T09:30:00.000Z");
  expect(text(all(back, "author")[0]!, "name")).toBe("Борис <script>");
  expect(text(back, "title")).toBe("Прайс-лист от 23\u00a0ноября\u00a02026\u00a0(2)");
  expect(text(back, "summary")).toMatch(/^Отзывает прайс-лист от 23\u00a0ноября\u00a02026\. /);
  expect(text(mistake, "title")).toBe("Прайс-лист от 23\u00a0ноября\u00a02026, отозван");
  expect(text(mistake, "summary")).toMatch(
    /^Был ошибкой, его отозвал прайс-лист от 23\u00a0ноября\u00a02026\u00a0\(2\)\. /,
  );
  expect(all(before, "author")).toEqual([]);
});

test("in English it has the same entries, and no Russian but the manufacturer's names", async () => {
  const [russian, english] = [feedOf(), feedOf({}, englishPriceFeed)];
  const ids = (feed: Element) => all(feed, "entry").map((entry) => text(entry, "id"));
  expect(ids(english)).toEqual(ids(russian));
  expect(text(english, "id")).toBe(`${baseUrl}/en/prices/feed.xml`);
  for (const entry of all(english, "entry")) {
    expect(strangers(["title", "summary", "content"].map((name) => text(entry, name)).join(" "))).toBe("");
  }
  expect(await (await ask("/prices/feed.xml?lang=en")).text()).toBe(await (await ask("/en/prices/feed.xml")).text());
});

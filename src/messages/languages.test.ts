import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { requestsTo } from "../../tests/support/arbitraries.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { runs } from "../../tests/support/runs.ts";
import { createEngine } from "../engine/create-engine.ts";
import { DOCS_TEXTS, ERROR_TEXTS, SEARCH_TEXTS, TOOL_TEXTS, WISH_TEXTS } from "./by-language.ts";
import type { DocsTexts } from "./docs-texts.ts";
import { english } from "./en/answers.ts";
import { words as understandingInEnglish } from "./en/understanding.ts";
import type { Language } from "./language.ts";
import { russian } from "./ru/answers.ts";
import { words as understandingInRussian } from "./ru/understanding.ts";
import { toldList } from "./told-list.ts";
import { strangers } from "../../tests/support/strangers.ts";

/** Where each table has a text or a sentence of its own, by its path. */
function places(table: unknown, path = ""): string[] {
  if (typeof table !== "object" || table === null) return [`${path}: ${typeof table}`];
  return Object.entries(table).flatMap(([name, inner]) => places(inner, `${path}.${name}`));
}

/** What one language has and another does well without. */
const OWN = /^\.(list|words|readAsDecimal)\b/;
const common = (table: unknown): string[] =>
  places(table)
    .filter((place) => !OWN.test(place))
    .sort();

describe("every language has a sentence wherever the first one has", () => {
  test.each<[room: string, tables: readonly object[]]>([
    ["answers", [russian, english]],
    ["docs", Object.values(DOCS_TEXTS)],
    ["errors", Object.values(ERROR_TEXTS)],
    ["search", Object.values(SEARCH_TEXTS)],
    ["tools", Object.values(TOOL_TEXTS)],
    ["understanding", [understandingInRussian, understandingInEnglish]],
    ["wish", Object.values(WISH_TEXTS)],
  ])("%s", (_, [first, ...others]) => {
    for (const other of others) expect(common(other)).toEqual(common(first));
  });

  test("and does not compile where one is missing", () => {
    type Without<Table, Name extends keyof Table, Inner extends keyof Table[Name]> = Omit<Table, Name> &
      Record<Name, Omit<Table[Name], Inner>>;
    expectTypeOf<Without<Language, "problem", "notGiven">>().not.toExtend<Language>();
    expectTypeOf<Without<DocsTexts, "limits", "budget">>().not.toExtend<DocsTexts>();
    expectTypeOf<Omit<typeof DOCS_TEXTS, "en">>().not.toExtend<typeof DOCS_TEXTS>();
  });
});

const MARK = "⟦";

/** A made-up language: each text of another in brackets. Of units it takes the forms, which `inUnits` puts together. */
function marked<Table>(table: Table): Table {
  if (typeof table === "string") return `${MARK}${table}⟧` as Table;
  if (typeof table === "function") {
    const say = table as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => marked(say(...given))) as Table;
  }
  if (typeof table !== "object" || table === null) return table;
  if (Array.isArray(table)) return table.map((inner) => marked<unknown>(inner)) as Table;
  return Object.fromEntries(Object.entries(table).map(([name, inner]) => [name, marked<unknown>(inner)])) as Table;
}

const { lang, explanation } = english;
const third: Language = { ...marked(english), lang };
third.explanation.units = explanation.units;
third.list = toldList(lang, marked(english.list!.texts));

describe("a made-up language is one more table", () => {
  const speaking = createEngine({ priceList, manufacturer, baseUrl: engine.baseUrl, language: third });
  const { query, validQuery } = requestsTo(engine);

  /** Texts without a mark, by their path. Rows of positions and of options say in every language what they are. */
  function unmarked(value: unknown, path = ""): string[] {
    if (typeof value === "string") return value.includes(MARK) ? [] : [`${path}: ${value}`];
    if (typeof value !== "object" || value === null || /\.explanation$/.test(path)) return [];
    return Object.entries(value)
      .filter(([name]) => !(name === "name" && "code" in value) && !(name === "gates_pos" && path === ".request"))
      .flatMap(([name, inner]) => unmarked(inner, `${path}.${name}`));
  }

  /** What an answer says past the table: it is not as in any other language, or Russian. Links name the language. */
  function pastTheTable(body: unknown, inRussian: unknown): string[] {
    const own = new Set(unmarked(inRussian));
    return unmarked(body).filter(
      (line) => !/https?:|^\.configuration\.lang/.test(line) && (!own.has(line) || strangers(line) !== ""),
    );
  }

  test("which says all of an answer that is not the same in any", () => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        expect(pastTheTable(speaking.calculate(asked).body, engine.calculate(asked).body)).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  test("and so does an error", () => {
    fc.assert(
      fc.property(query, fc.constantFrom("", "x", "999", "30000"), (asked, width) => {
        const wrong = { ...asked, width, gats: "1" };
        expect(pastTheTable(speaking.calculate(wrong).body, engine.calculate(wrong).body)).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });
});

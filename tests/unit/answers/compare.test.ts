import { expect, test } from "vitest";
import { changesOf } from "../../answers/compare/changes.ts";
import { differences, within } from "../../answers/compare/differences.ts";
import { groupsOf } from "../../answers/compare/groups.ts";
import { normalisedHeader, normaliser } from "../../answers/compare/normalise.ts";
import { judged } from "../../answers/expected.ts";

const linesOf = (before: unknown, after: unknown): string[] =>
  within("body", before, after)
    .flatMap(changesOf)
    .map(({ line }) => line);

test("an item that came moves nothing; those beside it are compared each with its own", () => {
  const [a, b, c] = [{ qty: 1 }, { qty: 2 }, { qty: 3 }];
  expect(linesOf({ bill: [a, b] }, { bill: [c, a, { qty: 5 }] })).toEqual([
    'came bill[]: → «{"qty":3}»',
    "changed bill[].qty: «2» → «5»",
  ]);
});

test("names in another order, a name that came and one that went", () => {
  expect(linesOf({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual(["in another order body: «a, b» → «b, a»"]);
  expect(linesOf({ a: 1 }, { b: 1 })).toEqual(["gone a: «1» →", "came b: → «1»"]);
});

test("under another status nothing else is told", () => {
  const [good, bad] = [{ total: 1 }, { error: { code: "not_found", details: [] } }];
  const found = differences(
    { status: 200, headers: {}, body: good },
    { status: 404, headers: { link: "x" }, body: bad },
  );
  expect(found.map(({ path }) => path)).toEqual(["status 200 → 404"]);
});

test("the same JSON written otherwise is another answer", () => {
  const answer = (text: string) => ({ status: 200, headers: {}, body: JSON.parse(text) as unknown, text });
  expect(differences(answer('{"a":1.0}'), answer('{"a":1}'))).toMatchObject([{ path: "the text of the JSON" }]);
  expect(differences(answer('{"a":1}'), answer('{"a":1}'))).toEqual([]);
});

test("one field is one group wherever an answer stands, and one change of words whatever the field", () => {
  const alone = (price: number, text: string) => ({ result: { price }, warnings: [text] });
  const inBatch = (body: object) => ({ items: [{ status: 200, body }] });
  const inTool = (body: object) => [{ data: { result: { structuredContent: body } } }];
  const [before, after] = [alone(1_500, "Доставка и фундамент"), alone(1_600, "Доставка и основание")];
  const differing = [(body: object) => body, inBatch, inTool].map((wrapped, at) => ({
    title: `${at}`,
    changes: within("body", wrapped(before), wrapped(after)).flatMap(changesOf),
  }));
  expect(groupsOf(differing).map(({ name, titles }) => [name, [...titles]])).toEqual([
    ["changed result.price", ["0", "1", "2"]],
    ["«фундамент» → «основание»", ["0", "1", "2"]],
  ]);
});

test("a build's own names are one, prices and versions are not", () => {
  const normalise = normaliser("0123456789");
  expect(normalise('/_engine/engine.Bx-3_k9q.js /_astro/Below.C5_X0JIR.js {"build":"0123456789"}')).toBe(
    '/_engine/engine.<hash>.js /_astro/Below.<hash>.js {"build":"<build>"}',
  );
  const said = "2026-11-20 ANG-12762909-87B8G 1234567 /prices/2026-11-20.json /v1/calc/dvuhskat/12/30";
  expect(normalise(said)).toBe(said);
  expect(normalisedHeader("etag", 'W/"0123456789-csv-br"', normalise)).toBe('W/"<tag>-csv-br"');
});

test("what is expected is taken out, and what of it does not occur is named", () => {
  const changes = within("body", { total: 1, words: "до ноября" }, { total: 2, words: "до декабря" }).flatMap(
    changesOf,
  );
  const entry = (differs: RegExp) => ({ answers: /^hangar/, differs, reason: "The list holds for a month more." });
  const [total, never] = [entry(/^changed total: /), entry(/^changed other/)];
  const { unexpected, occurred } = judged([{ title: "hangar: /v1/calc", changes }], [total, never]);
  expect(unexpected.flatMap((one) => one.changes.map(({ name }) => name))).toEqual(["«ноября» → «декабря»"]);
  expect([...occurred.values()]).toEqual([1, 0]);
});

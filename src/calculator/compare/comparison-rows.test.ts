import { calculate, type CalcResponse } from "hangar-engine";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { roubles } from "../../text/format.ts";
import { snapshotOf } from "../saved/snapshot.ts";
import { comparisonRows } from "./comparison-rows.ts";
import { CompareTable } from "./CompareTable.tsx";
import { variantOf } from "./variant.ts";

const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350";
const answerOf = (query: string) => calculate(new URLSearchParams(query)).body as CalcResponse;

const answers = [
  HANGAR,
  `${HANGAR}&gates=2&montazh=1`,
  "roof=odnoskat-pristavnoy&width=15000&length=32.5&height=5550&panels=1&panels_high_wall=1",
  "roof=s-kolonnoy-po-centru&width=23732&length=60&height=5470&piles=1",
].map(answerOf);
const rowsOf = (bodies: readonly CalcResponse[]) =>
  comparisonRows(bodies.map((body) => variantOf(snapshotOf(body)))).flatMap(({ rows }) => rows);
const rows = rowsOf(answers);
const cells = (name: string) => rows.find((row) => row.name === name)?.cells;

test("each variant has what the engine says of it", () => {
  const first = answers[0]!.result.total_with_vat;
  expect(cells("Итого с НДС")).toEqual(answers.map(({ result }) => roubles(result.total_with_vat)));
  expect(cells("За м²")).toEqual(answers.map((body) => roubles(body.price_per_m2_with_vat)));
  expect(cells("Рамы")).toEqual(answers.map(({ result }) => String(result.frames)));
  expect(cells("Ширина")).toEqual(["12\u00a0м", "12\u00a0м", "15\u00a0м", "23,7\u00a0м"]);
  expect(cells("Монтаж каркаса")).toEqual(["нет", "да", "нет", "нет"]);
  expect(cells("Обшить высокую стену")).toEqual(["—", "—", "да", "—"]);
  expect(cells("Разница с первым")).toEqual(
    answers.map(({ result: { total_with_vat } }, at) =>
      at === 0 ? "0\u00a0₽" : `${total_with_vat > first ? "+" : "−"}${roubles(Math.abs(total_with_vat - first))}`,
    ),
  );
});

test("sums of the sections add up to the total", () => {
  const number = (text: string) => Number(text.replace(/\D/g, ""));
  const sections = rows.filter(({ name }) => /^\d\./.test(name));
  const sums = answers.map((_, at) => sections.reduce((sum, { cells }) => sum + number(cells[at]!), 0));
  expect(sums).toEqual(answers.map(({ result }) => result.total_with_vat));
});

test("rows that differ are known, and the one variant that costs less than every other", () => {
  const alike = rowsOf([answers[0]!, answers[0]!]);
  expect(alike.filter(({ differs }) => differs)).toEqual([]);
  expect(alike.map(({ best }) => best).filter((best) => best !== undefined)).toEqual([]);
  const withPiles = rowsOf([answerOf(`${HANGAR}&piles=1`), answers[0]!]);
  const differing = withPiles.filter(({ differs }) => differs).map(({ name }) => name);
  expect(differing).toContain("Винтовые сваи");
  expect(differing).not.toContain("Ширина");
  expect(withPiles.find(({ name }) => name === "Итого с НДС")?.best).toBe(1);
});

test("what today's list does not offer has its place and no figures", () => {
  const gone = { ...snapshotOf(answers[0]!), query: "roof=dvuhskat&width=24000&length=30" };
  const [total] = comparisonRows([variantOf(snapshotOf(answers[0]!)), variantOf(gone)])[0]!.rows;
  expect(total).toMatchObject({ cells: [roubles(answers[0]!.result.total_with_vat), "—"], best: 0 });
});

test("under a total stands what of the words it was added beside it goes without", () => {
  const variants = [
    snapshotOf(answers[0]!, { isAsRead: false, inShort: "без доставки", sentences: [] }),
    snapshotOf(answers[0]!),
  ].map(variantOf);
  expect(comparisonRows(variants)[0]!.rows[0]).toMatchObject({ differs: false, notes: ["без доставки", undefined] });
  const table = renderToString(
    h(CompareTable, { variants, showsAll: false, onOpen: () => {}, onRemove: () => {} }),
  ).replaceAll(/<[^>]*>/g, " ");
  expect(table.match(/без доставки/g)).toHaveLength(1);
});

import { counted as countedNoun, decimal, grouped } from "../../text/format.ts";
import { changedRows } from "../../price-list/changed-rows.ts";
import { rowInWords } from "../../price-list/row-values.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { whereOtherwise } from "./rewritten-rows.ts";
import { referenceHangars } from "./reference-totals.ts";
import { counter, isSameLine, withFigures, type Counted, type Lines } from "./row-quantities.ts";
import type { Example, Worked } from "./worked-example.ts";

const CURE =
  "посчитайте такой ангар вручную и положите его в src/engine/examples/ или допишите позицию там в ангар, где она есть";

export interface RowProof {
  /** What of a list's rows no hangar worked by hand bears out. */
  faults: string[];
  /** Names of rows with other formulas that come out the same in every hangar on sale: nobody need work them again. */
  rewritten: string[];
}

/**
 * Holds the rows of a list against the hangars worked by hand, at the prices that those were worked by: none may be without
 * one, and of one that is new or changed every line must be as by hand, one of them other than it was.
 */
export function rowProof(
  list: PriceList,
  last: PriceList | undefined,
  manufacturer: Manufacturer,
  { examples, list: figures }: Worked,
): RowProof {
  const now = counter(withFigures(list, figures), manufacturer);
  const before = last && counter(withFigures(last, figures), manufacturer);
  const counted = examples.flatMap((example): Known[] => {
    const lines = now(example.request);
    return lines ? [{ example, lines, former: before?.(example.request) }] : [];
  });
  const changed = last ? changedRows(last, list) : [];
  const known = changed.filter((key) => last!.positions[key]);
  const otherwise = last && known.length > 0 ? whereOtherwise(last, list, known) : new Map<string, string>();
  const rewritten = known.filter((key) => !otherwise.has(key));
  const references = referenceHangars(list).map(counter(list, manufacturer));
  const sentences = new Set(list.formulas!.rows.flatMap(({ key, buyer }) => (buyer ? [key] : [])));
  const faults = Object.keys(list.positions).flatMap((key) => {
    const name = rowInWords(key, list)!;
    if (!counted.some(({ lines }) => lines.has(key))) {
      const isNowhere = !references.some((lines) => lines?.has(key));
      const told = isNowhere
        ? "ни в одном ангаре её нет, количество всюду ноль; проверьте when и qty"
        : `ни в одном ангаре, посчитанном вручную, её нет; ${CURE}`;
      return [`${name}: ${told}`];
    }
    if (!last?.positions[key] && changed.includes(key) && !sentences.has(key)) {
      return [`${name}: новая, а покупателю не сказано, откуда её количество; добавьте buyer с ru и en`];
    }
    if (!changed.includes(key) || rewritten.includes(key)) return [];
    const what = `${name}: ${last!.positions[key] ? "изменена" : "новая"}`;
    const against = counted.flatMap((one) => disagreement(key, list.positions[key]!.num, one) ?? []);
    if (against.length > 0) {
      const where = countedNoun(against.length, "ангаре", "ангарах", "ангарах");
      const told = `${what}, а вручную в ${where} посчитано другое; исправьте формулу или эти строки:`;
      return [[told, ...against.map((one) => `  - ${one}`)].join("\n")];
    }
    if (counted.some(({ lines, former }) => !isSameLine(lines.get(key), former?.get(key)))) return [];
    return [`${what}, а посчитанные вручную ангары этого не замечают (${otherwise.get(key)}); ${CURE}`];
  });
  return { faults, rewritten: rewritten.map((key) => rowInWords(key, list)!) };
}

interface Known {
  example: Example;
  lines: Lines;
  former: Lines | undefined;
}

/** How a line differs from that of the hand, if it does; the number may be that of another row in this hangar. */
function disagreement(key: string, num: string, { example, lines }: Known): string | undefined {
  const is = lines.get(key);
  if (!is && [...lines.values()].some((line) => line.num === num)) return undefined;
  const hand = example.expected.lines[num];
  const by: Counted | undefined = hand && {
    num,
    qty: hand[0],
    price: hand[1],
    sum: hand[2],
    status: hand[3] ?? "ok",
  };
  if (isSameLine(by, is) && by?.sum === is?.sum) return undefined;
  return `${example.file}: ${num} вручную ${lineInWords(by)}, здесь ${lineInWords(is)}`;
}

const lineInWords = (line: Counted | undefined): string =>
  line === undefined
    ? "нет"
    : `${decimal(line.qty)} × ${grouped(line.price)} = ${grouped(line.sum)}${line.status === "ok" ? "" : " (estimate)"}`;

export function rowFaultsText(faults: readonly string[]): string {
  return [`Позиции, которые ещё не готовы (${faults.length}):`, ...faults.map((fault) => `- ${fault}`)].join("\n");
}

/** Nothing where no row was written anew. */
export function rewrittenText(rewritten: readonly string[]): string[] {
  return rewritten.length === 0
    ? []
    : [`Формула другая, а выходит по ней то же в любом ангаре: ${rewritten.join("; ")}.`];
}

import { bill, type Bill } from "../../engine/bill.ts";
import { normalize, type Configuration } from "../../engine/request/configuration.ts";
import { DEFAULT_OPTIONS, TRUSSES } from "../../options/options.ts";
import { hangarOf, type Hangar } from "../../engine/geometry/hangar.ts";
import { LAYOUT } from "../../engine/rules/layout.ts";
import { interpret } from "../../formula/interpret.ts";
import type { Interpreted } from "../../formula/program.ts";
import type { Line } from "../../engine/response.ts";
import type { Finding, Path } from "../../price-list/finding.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { optionChoices } from "./option-choices.ts";

type PositionLine = Extract<Line, { group: false }>;

/** The proof by doing: a bill of every configuration. Each fault is told once, with the first hangar that shows it. */
export function billFindings(priceList: PriceList): Finding[] {
  const findings = new Map<string, Finding>();
  const rules = interpret<Hangar>(priceList.formulas!, LAYOUT);
  for (const configuration of configurations(priceList)) {
    for (const { path, text } of faults(configuration, priceList, rules)) {
      const fault = `${path.join(".")}: ${text}`;
      if (!findings.has(fault)) findings.set(fault, { path, text: `${text} (${example(configuration)})` });
    }
  }
  return [...findings.values()];
}

/** Every roof, width, height and truss, shortest and longest, under choices that take each option both ways. */
export function* configurations(priceList: PriceList): Generator<Configuration> {
  const lengths_cm = [priceList.length.min_m, priceList.length.max_m].map((length_m) => Math.round(length_m * 100));
  for (const [roof, { widths, heights }] of Object.entries(priceList.roofs)) {
    for (const [width, { truss: prices }] of Object.entries(widths)) {
      const trusses = prices.demountable === undefined ? [TRUSSES.solid] : Object.values(TRUSSES);
      for (const height_mm of heights) {
        for (const length_cm of lengths_cm) {
          const sizes = { roof, width_mm: Number(width), height_mm, length_cm };
          for (const options of optionChoices(sizes, priceList)) {
            for (const truss of trusses) yield normalize({ ...options, truss }, sizes, priceList);
          }
        }
      }
    }
  }
}

function faults(configuration: Configuration, priceList: PriceList, rules: Interpreted<Hangar>): Finding[] {
  let hangar: Hangar;
  let result: Bill;
  try {
    hangar = hangarOf(configuration, priceList);
    result = bill(hangar);
  } catch (error) {
    const path = ["roofs", configuration.roof, "widths", String(configuration.width_mm)];
    return [{ path, text: `расчёт невозможен: ${(error as Error).message}` }];
  }
  const findings = quantityFaults(hangar, rules);
  const numbers = new Set<string>();
  let total = 0n;
  const lines = [...result.materials, ...result.works].filter((line): line is PositionLine => !line.group);
  for (const line of lines) {
    const tell = (text: string) => void findings.push({ path: pathOf(line, priceList), text });
    if (numbers.has(line.num)) tell(`номер ${line.num} дважды в одном расчёте`);
    numbers.add(line.num);
    const sum = exactSum(line);
    if (sum === undefined) tell("цена × количество не даёт точной суммы в рублях");
    else total += sum;
  }
  if (findings.length === 0 && !totalsAreExact(result, total, priceList.meta.vat_rate)) {
    const costliest = lines.reduce((most, line) => (line.sum > most.sum ? line : most));
    const text = "цена или количество слишком велики: итог или НДС в нём не сосчитать точно до рубля";
    findings.push({ path: pathOf(costliest, priceList), text });
  }
  return findings;
}

/** A bill leaves out what is below zero, and rounds tenths: rules are to do both themselves. */
function quantityFaults(hangar: Hangar, rules: Interpreted<Hangar>): Finding[] {
  const quantities = rules.rowQuantities(hangar);
  return hangar.priceList.formulas!.rows.flatMap(({ key }, row) => {
    const quantity = quantities[row] ?? 0;
    const isOfTenths = Math.abs(quantity * 10 - Math.round(quantity * 10)) < 1e-6;
    const path = ["positions", key];
    if (quantity < 0) return [{ path, text: "количество выходит меньше нуля" }];
    return isOfTenths ? [] : [{ path, text: "количество выходит мельче десятых" }];
  });
}

/** Roubles of a line, when its price is a positive multiple of 10 and price × quantity is exactly the sum. */
function exactSum({ price, qty, sum }: PositionLine): bigint | undefined {
  const tenths = Math.round(qty * 10);
  if (!Number.isSafeInteger(price) || price <= 0 || price % 10 !== 0) return undefined;
  if (!Number.isSafeInteger(tenths) || tenths <= 0 || tenths / 10 !== qty) return undefined;
  const exact = BigInt(price / 10) * BigInt(tenths);
  return isExactly(sum, exact) ? exact : undefined;
}

function totalsAreExact({ total_with_vat, vat_included }: Bill, total: bigint, vatRate: number): boolean {
  const percent = BigInt(Math.round(vatRate * 100));
  const divisor = 100n + percent;
  const vat = (2n * total * percent + divisor) / (2n * divisor);
  return isExactly(total_with_vat, total) && isExactly(vat_included, vat);
}

function isExactly(number: number, exact: bigint): boolean {
  return Number.isSafeInteger(number) && BigInt(number) === exact;
}

function pathOf({ code }: PositionLine, { positions }: PriceList): Path {
  const key = Object.entries(positions).find(([, position]) => position?.code === code)?.[0];
  return key ? ["positions", key] : ["positions"];
}

/** The sizes of a hangar and what was chosen for it, as far as it is not the default. */
export function example(configuration: Configuration): string {
  const defaults: Readonly<Record<string, unknown>> = DEFAULT_OPTIONS;
  const chosen = Object.entries(configuration).filter(([name, value]) => defaults[name] !== value);
  return `например, ${chosen.map(([name, value]) => `${name}=${value}`).join(", ")}`;
}

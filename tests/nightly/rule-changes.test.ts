import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/root.ts";
import { hangarOf, type Hangar } from "../../src/engine/geometry/hangar.ts";
import { openCalculation } from "../../src/engine/open-calculation.ts";
import { LAYOUT, READ, type Subject } from "../../src/engine/rules/layout.ts";
import { checkRules } from "../../src/formula/check.ts";
import { interpret } from "../../src/formula/interpret.ts";
import { readRules } from "../../src/formula/read.ts";
import type { Rules } from "../../src/formula/rules.ts";
import { configurations } from "../../src/price-proof/rules/bills.ts";
import { vocabulary } from "../../src/price-proof/vocabulary.ts";
import { requestsTo } from "../support/arbitraries.ts";
import { engine, priceList } from "../support/example-engine.ts";
import { changesOf } from "../support/rule-changes.ts";

const yaml = (file: string) => parse(readFileSync(join(root, file), "utf8")) as Record<string, unknown>;
const data = {
  quantities: yaml("src/engine/quantities.yaml"),
  ...yaml("tests/support/example-prices/positions.yaml"),
};
const words = vocabulary();

/** The rules as they stand in `data`; nothing where the build would refuse them. */
function rules(): Rules | undefined {
  const read = readRules(data, { ru: 3, en: 2 });
  const isSound = read.faults.length === 0 && checkRules(read, words).length === 0;
  return isSound ? read.rules : undefined;
}

function hangars(asked: Readonly<Record<string, unknown>>): Hangar[] {
  const { status, body } = engine.calculate(asked);
  return status === 200 ? [openCalculation(body.calculation_id, priceList).hangar!] : [];
}
const folder = "src/engine/examples";
const examples = readdirSync(join(root, folder)).flatMap((file) =>
  hangars(yaml(`${folder}/${file}`)["request"] as Record<string, unknown>),
);
/** Random ones first: they are found out soonest. Then every size and option on sale. */
const others = [
  ...fc.sample(requestsTo(engine).query, { numRuns: 4000, seed: 1 }).flatMap(hangars),
  ...[...configurations(priceList)].map((configuration) => hangarOf(configuration, priceList)),
];

/** All that comes of rules: the bill of a hangar, and what drawings and answers read. */
function outcomesOf(rules: Rules): (hangar: Hangar) => string {
  const program = interpret<Subject & { geometry?: unknown }>(rules, LAYOUT);
  return ({ configuration, roof }) => {
    try {
      const geometry = program.quantities({ configuration, roof, priceList });
      const subject = { configuration, roof, priceList, geometry };
      return JSON.stringify([
        LAYOUT.groups.map((group) => program.items(group, subject)),
        READ.map((name) => geometry[name]),
      ]);
    } catch {
      return "no bill";
    }
  };
}

/** Every place of the data in which a formula stands: a way to read it and to put another there. */
function* formulas(
  node: unknown,
  path: readonly string[] = [],
): Generator<{ path: string; formula: string; put(other: unknown): void }> {
  if (typeof node !== "object" || node === null) return;
  for (const [name, value] of Object.entries(node)) {
    if (["ru", "en", "unit", "told", "num", "code", "buyer", "drawn", "because", "sentences"].includes(name)) continue;
    const put = (other: unknown) => void ((node as Record<string, unknown>)[name] = other);
    if (typeof value === "object") yield* formulas(value, [...path, name]);
    else yield { path: [...path, name].join("."), formula: String(value), put };
  }
}

const TITLE =
  "a slip in a rule is refused by the build or noticed by a hangar counted by hand, unless it changes no hangar on sale";
test(TITLE, { timeout: 1_200_000 }, () => {
  const before = outcomesOf(rules()!);
  const [expected, expectedOfOthers] = [examples.map(before), others.map(before)];
  const unnoticed: string[] = [];
  for (const { path, formula, put } of formulas(data)) {
    for (const change of changesOf(formula)) {
      put(change);
      const changed = rules();
      if (!changed) continue;
      const after = outcomesOf(changed);
      if (examples.some((hangar, at) => after(hangar) !== expected[at])) continue;
      if (others.some((hangar, at) => after(hangar) !== expectedOfOthers[at])) unnoticed.push(`${path}: ${change}`);
    }
    put(formula);
  }
  expect(unnoticed).toEqual([]);
});

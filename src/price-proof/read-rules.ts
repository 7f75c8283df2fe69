import { checkRules } from "../formula/check.ts";
import { readRules, type RulesData } from "../formula/read.ts";
import type { Fault, Rules } from "../formula/rules.ts";
import { LANGS } from "../text/lang.ts";
import { PriceListError } from "../price-list/price-list-error.ts";
import type { Place } from "../price-list/finding.ts";
import { YamlSource } from "../price-list/yaml-source.ts";
import { vocabulary } from "./vocabulary.ts";

/** A text of rules, and the name that errors give it. */
export interface RulesFile {
  file: string;
  text: string;
}

interface Told {
  file: string;
  place: Place;
  text: string;
}

/** Rules that were read before, by their texts: a check, a release and a build read the same ones several times. */
const known = new Map<string, Rules>();

/** The rules of quantities and of positions, proven; throws `PriceListError` with all that is wrong, by line and column. */
export function rulesOf(quantities: RulesFile, positions: RulesFile): Rules {
  const key = JSON.stringify([quantities.text, positions.text]);
  const before = known.get(key);
  if (before) return before;
  const files = { quantities: source(quantities), positions: source(positions) };
  const ofPositions = files.positions.source.value as Partial<RulesData> | null;
  const read = readRules(
    {
      quantities: files.quantities.source.value,
      shared: ofPositions?.shared ?? {},
      sentences: ofPositions?.sentences ?? {},
      positions: ofPositions?.positions,
    },
    LANGS,
  );
  const faults = read.faults.length > 0 ? read.faults : checkRules(read, vocabulary()).faults;
  refuse(faults.map((fault) => ({ ...placeOf(fault, files), text: fault.text })));
  const rules = JSON.parse(JSON.stringify(read.rules, withoutPlaces)) as Rules;
  known.set(key, rules);
  return rules;
}

/** What of a tree is for errors alone. */
const withoutPlaces = (name: string, value: unknown): unknown =>
  name === "at" && typeof value === "number" ? undefined : value;

function source({ file, text }: RulesFile) {
  const source = new YamlSource(text);
  refuse(source.slips.map((slip) => ({ file, ...slip })));
  refuse(source.repeated.map(({ path, text }) => ({ file, place: source.placeOfName(path), text })));
  return { file, source };
}

type Sources = Record<"quantities" | "positions", ReturnType<typeof source>>;

function placeOf({ path, offset }: Fault, { quantities, positions }: Sources): Omit<Told, "text"> {
  const [part, ...rest] = path;
  const [of, within] = part === "quantities" ? [quantities, rest] : [positions, path];
  return { file: of.file, place: of.source.placeWithin(within, offset) };
}

function refuse(told: readonly Told[]): void {
  if (told.length === 0) return;
  const inOrder = [...told].sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
  throw new PriceListError(
    inOrder[0]!.file,
    inOrder.map(({ file, place, text }) => `${file}:${place.line}:${place.column} ${text}`),
  );
}

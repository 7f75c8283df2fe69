import { checkRules } from "../formula/check.ts";
import { readRules } from "../formula/read.ts";
import type { Fault, Rules } from "../formula/rules.ts";
import { WORD_FORMS } from "../text/lang.ts";
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

/** A place in one of the files that prices are made of. */
export interface PlaceInFile {
  file: string;
  place: Place;
}

/** Where the rows of rules stand, by what rules with fewer of these rows have too. */
const sources = new WeakMap<Rules["definitions"], (path: Path) => PlaceInFile>();

/** The place of a row, or of one of its fields, in the file of the rows. */
export function placeOfRow(rules: Rules, path: Path): PlaceInFile | undefined {
  return path[0] === "positions" ? sources.get(rules.definitions)?.(path) : undefined;
}

/** Rules that were read before, by their texts and names: a check, a release and a build read the same ones several times. */
const known = new Map<string, Rules>();

/** The rules of quantities and of positions, proven; throws `PriceListError` with all that is wrong, by line and column. */
export function rulesOf(quantities: RulesFile, positions: RulesFile): Rules {
  return once([quantities, positions], () => {
    const [program, rows] = [source(quantities), source(positions)];
    const place = rows.source.placeOfName(["quantities"]);
    const own = Object.keys(rows.source.value ?? {}).includes("quantities");
    refuse(
      own
        ? [{ file: rows.file, place, text: "величины — в src/engine/quantities.yaml; общее для позиций — в shared" }]
        : [],
    );
    const data = { ...(rows.source.value as object), quantities: program.source.value };
    return proven(data, ([part, ...rest], path) => (part === "quantities" ? [program, rest] : [rows, path]));
  });
}

/** The same of one text with all of it, as it is kept with a released list. */
export function rulesOfRelease(file: RulesFile): Rules {
  return once([file], () => {
    const all = source(file);
    return proven(all.source.value, (path) => [all, path]);
  });
}

function once(files: readonly RulesFile[], read: () => Rules): Rules {
  const key = JSON.stringify(files);
  let rules = known.get(key);
  if (!rules) known.set(key, (rules = read()));
  return rules;
}

type Source = ReturnType<typeof source>;
type Path = Fault["path"];

/** `whereIs` leads from a place in the data to the text that it is in. */
function proven(data: unknown, whereIs: (path: Path, whole: Path) => [Source, Path]): Rules {
  const read = readRules(data, WORD_FORMS);
  const faults = read.faults.length > 0 ? read.faults : checkRules(read, vocabulary());
  refuse(
    faults.map(({ path, offset, text }) => {
      const [{ file, source }, within] = whereIs(path, path);
      const isCut = text.startsWith("формула обрывается") && source.hasRemark(within);
      const more = isCut ? "; всё после знака # — пояснение, а не формула" : "";
      return { file, place: source.placeWithin(within, offset), text: text + more };
    }),
  );
  const rules = JSON.parse(JSON.stringify(read.rules, withoutPlaces)) as Rules;
  sources.set(rules.definitions, (path) => {
    const [{ file, source }, within] = whereIs(path, path);
    return { file, place: source.place(within) };
  });
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

function refuse(told: readonly Told[]): void {
  if (told.length === 0) return;
  const inOrder = [...told].sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
  throw new PriceListError(
    inOrder[0]!.file,
    inOrder.map(({ file, place, text }) => `${file}:${place.line}:${place.column} ${text}`),
  );
}

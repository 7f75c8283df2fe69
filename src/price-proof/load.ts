import type { z } from "zod";
import type { Rules } from "../formula/rules.ts";
import { currentRules } from "./current-rules.ts";
import { placeOfRow, type PlaceInFile } from "./read-rules.ts";
import { otherPositions } from "./rules/other-positions.ts";
import { proofFindings } from "./price-proof.ts";
import { purposeFindings } from "./purposes.ts";
import { logoProblem } from "../price-list/manufacturer/logo.ts";
import { formatPath, type Finding, type Path, type Place } from "../price-list/finding.ts";
import { contactInWords } from "../price-list/manufacturer/contact-words.ts";
import { fieldInWords } from "../price-list/field-words.ts";
import { listFileSchema } from "../price-list/list-file.ts";
import { positionsOf } from "../price-list/positions-of.ts";
import type { NamedList } from "../price-list/price-names.ts";
import { PriceListError } from "../price-list/price-list-error.ts";
import { LIST, MANUFACTURER, PURPOSES, type PricesFolder } from "../price-list/prices-folder.ts";
import { schemaFindings } from "../price-list/schema-findings.ts";
import {
  manufacturerSchema,
  purposesSchema,
  type Manufacturer,
  type PriceList,
  type Purpose,
} from "../price-list/schema.ts";
import { YamlSource } from "../price-list/yaml-source.ts";

/** Reads `price-list.yaml` of a folder; throws `PriceListError` with all that is wrong. */
export function loadPriceList(folder: PricesFolder): PriceList {
  return load(folder, LIST, (text, file) => parsePriceList(text, file, currentRules(folder)));
}

/** Reads `manufacturer.yaml` of a folder, and looks at the logo that it names; throws `PriceListError` with all that is wrong. */
export function loadManufacturer(folder: PricesFolder): Manufacturer {
  const manufacturer = load(folder, MANUFACTURER, parseManufacturer);
  const { logo } = manufacturer;
  if (logo === undefined) return manufacturer;
  const text = folder.read(logo);
  const problem = text === undefined ? "такого файла нет, а manufacturer.yaml его называет" : logoProblem(logo, text);
  const file = folder.shown(logo);
  if (problem !== undefined) throw new PriceListError(file, [`${file}: ${problem}`]);
  return manufacturer;
}

/** Reads `purposes.yaml` of a folder, proven by the engine of its price list; throws `PriceListError` with all that is wrong. */
export function loadPurposes(folder: PricesFolder, priceList: PriceList): Purpose[] {
  return load(folder, PURPOSES, (text, file) => parsePurposes(text, file, priceList));
}

/** The price list of a text, its coverage proven by the rules that it is counted by. `file` is the name that errors give. */
export function parsePriceList(text: string, file: string, formulas: Rules = currentRules()): PriceList {
  const rows = positionsOf(formulas);
  const whole = ({ delivery, foundation, ...figures }: z.infer<ReturnType<typeof listFileSchema>>): PriceList => ({
    ...figures,
    positions: rows,
    delivery,
    foundation,
    formulas,
  });
  const list = parse(
    text,
    file,
    listFileSchema(formulas),
    (figures) => [...otherPositions(figures.positions, rows), ...findingsOnce(whole(figures))],
    (path, list) => fieldInWords(path, { ...(list ?? {}), positions: rows, formulas } as NamedList),
    ({ path }) => placeOfRow(formulas, path),
  );
  return whole(list);
}

/** Lists that were proven whole, as JSON: a check, a release and a build read the same one several times. */
const proven = new Set<string>();

function findingsOnce(priceList: PriceList): Finding[] {
  const json = JSON.stringify(priceList);
  if (proven.has(json)) return [];
  const findings = proofFindings(priceList);
  if (findings.length === 0) proven.add(json);
  return findings;
}

/** The manufacturer of a text. `file` is the name that errors give. */
export function parseManufacturer(text: string, file: string): Manufacturer {
  return parse(text, file, manufacturerSchema, () => [], contactInWords);
}

/** The ready hangars of a text. `file` is the name that errors give. */
export function parsePurposes(text: string, file: string, priceList: PriceList): Purpose[] {
  return parse(text, file, purposesSchema, (purposes) => purposeFindings(purposes, priceList));
}

function load<Value>(folder: PricesFolder, name: string, parseText: (text: string, file: string) => Value): Value {
  const text = folder.read(name);
  const file = folder.shown(name);
  if (text === undefined) throw new PriceListError(file, [`${file}: такого файла нет; верните его`]);
  return parseText(text, file);
}

function parse<Value>(
  text: string,
  file: string,
  schema: z.ZodType<Value>,
  furtherFindings: (value: Value) => Finding[],
  named: (path: Path, value: unknown) => string = formatPath,
  elsewhere: (finding: Finding) => PlaceInFile | undefined = () => undefined,
): Value {
  const source = new YamlSource(text);
  if (source.slips.length > 0) throw refusal(file, source.slips);
  const result = schema.safeParse(source.value);
  const meaning = result.success ? furtherFindings(result.data) : schemaFindings(schema, result.error.issues, source);
  const findings = [...source.repeated, ...meaning];
  if (result.success && findings.length === 0) return result.data;
  const problems = findings.map((finding) => ({
    place: finding.atName ? source.placeOfName(finding.path) : source.place(finding.path),
    // A list has no rows of its own: what is wrong with one stands in their file.
    ...(source.written(finding.path) === undefined && elsewhere(finding)),
    name: named(finding.path, source.value),
    text: finding.text,
    finding,
  }));
  throw refusal(file, problems);
}

interface Problem extends Partial<PlaceInFile> {
  place: Place;
  name?: string;
  text: string;
  finding?: Finding;
}

/** `prices/price-list.yaml:57:12 Рама ворот (prices.gate_frame): найдено 32505; …` for each problem, in the order of the file. */
function refusal(file: string, problems: readonly Problem[]): PriceListError {
  const inOrder = [...problems].sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
  const told = inOrder.map(({ place, name, text, file: own = file }) => {
    return `${own}:${place.line}:${place.column} ${name ? `${name}: ` : ""}${text}`;
  });
  return new PriceListError(
    file,
    told,
    inOrder.flatMap(({ finding }) => finding ?? []),
  );
}

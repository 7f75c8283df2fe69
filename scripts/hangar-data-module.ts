import { join } from "node:path";
import { dequal } from "dequal";
import type { JournalEntry } from "../src/price-list/journal.ts";
import { LAYOUT } from "../src/engine/rules/layout.ts";
import { compile } from "../src/formula/compile.ts";
import { bareRules, spokenOf } from "../src/formula/rules.ts";
import { NAMED_LISTS } from "../src/engine/request/parameters.ts";
import { LANGS, type Lang } from "../src/text/lang.ts";
import { root } from "./root.ts";
import { logoPicture } from "./logo-picture.ts";
import {
  IN_ANSWERS,
  type Manufacturer,
  type ManufacturerInAnswers,
  type PriceList,
  type Purpose,
} from "../src/price-list/schema.ts";

const POSITIONS_OF = join(root, "src/price-list/positions-of.ts").replaceAll("\\", "/");

/** The module through which the engine gets its data, whatever tool bundles it. */
export const HANGAR_DATA = "virtual:hangar-data";

export interface HangarData {
  priceList: PriceList;
  manufacturer: Manufacturer;
  purposes: Purpose[];
  /** Lists that hold no longer, the newest first. */
  archive: PriceList[];
  /** Who released which list and when. */
  journal: JournalEntry[];
  /** The files of the folder that all this was read of, as they are, for the price desk. */
  texts: Record<string, string>;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Where the quote request form posts to, if anywhere. */
  leadEndpoint: string | undefined;
  /** The build that a page belongs to; none in `astro dev`. */
  build?: string;
  /** `inputs` of its stamp. */
  inputs?: string;
}

/** What scripts of pages take from that module: of all else they have the engine's copy. */
export function pageDataModule({ purposes, priceList }: Pick<HangarData, "purposes" | "priceList">): string {
  return `export const purposes = ${JSON.stringify(purposes)};\n${spokenIn(priceList, [LANGS[0]])}`;
}

const spokenIn = ({ formulas }: PriceList, languages: readonly Lang[]): string =>
  `export const spoken = ${formulas ? JSON.stringify(spokenOf(formulas, languages)) : "undefined"};\n`;

/** The same for the engine's file. */
export function engineDataModule({ manufacturer, ...data }: HangarData): string {
  const told = Object.fromEntries(IN_ANSWERS.map((name) => [name, manufacturer[name]]));
  return hangarDataModule({ ...data, manufacturer: told as unknown as ManufacturerInAnswers });
}

export function hangarDataModule({
  build,
  inputs,
  journal: _journal,
  priceList,
  ...data
}: Omit<HangarData, "manufacturer"> & { manufacturer: ManufacturerInAnswers & Pick<Manufacturer, "logo"> }): string {
  const { formulas, positions: _rows, ...figures } = priceList;
  const logo = data.manufacturer.logo && logoPicture(data.manufacturer.logo, data.texts, build !== undefined);
  const newest = [figures, ...data.archive].slice(0, NAMED_LISTS);
  const versions = newest.map(({ meta }) => meta.version);
  // What is counted as today needs no rules of its own.
  const archive = data.archive.map(({ formulas: own, ...list }) =>
    dequal(own, formulas) ? list : { ...list, formulas: own },
  );
  const withdrawn = data.archive.flatMap(({ meta }) => (meta.withdrawn_by === undefined ? [] : [meta.version]));
  const values = Object.entries({
    ...data,
    archive,
    logo,
    versions,
    withdrawn: withdrawn.slice(0, NAMED_LISTS),
    build,
    inputs,
  })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
  const code = compile(formulas!, LAYOUT);
  // A row says what it is called once: the list's positions are made of that.
  const list = `{ ...${JSON.stringify(figures)}, positions: positionsOf(formulas), formulas }`;
  return `import { positionsOf } from ${JSON.stringify(POSITIONS_OF)};
${values}const formulas = ${JSON.stringify(bareRules(formulas!))};
export const priceList = ${list};\nexport const rulesCode = ${code};\n${spokenIn(priceList, LANGS)}`;
}

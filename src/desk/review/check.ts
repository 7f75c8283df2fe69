import { dequal } from "dequal";
import { counted } from "../../text/format.ts";
import { loadArchive } from "../../price-proof/archive.ts";
import { loadPriceList } from "../../price-proof/load.ts";
import { loadPrices, PricesError } from "../../price-proof/load-prices.ts";
import { CONTACT_WORDS } from "../../price-list/manufacturer/contact-words.ts";
import { phoneInFull, phonesOf } from "../../price-list/manufacturer/phones.ts";
import { PriceListError } from "../../price-list/price-list-error.ts";
import { LIST, MANUFACTURER, releaseFile, type PricesFolder } from "../../price-list/prices-folder.ts";
import { readReleased } from "../../price-list/released.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { YamlSource } from "../../price-list/yaml-source.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { listText, releasedList, releasedVersions } from "../released-lists.ts";
import { warnings, warningText, type Seen } from "./warnings.ts";

/**
 * What there is to say of a folder with prices that a build would take, once released under a new date; throws
 * `DeskRefusal` with every error, its line and its cure, where it would not. Warnings stand in both. `today` is the day
 * that `valid_until` is held against.
 */
export function checkText(folder: PricesFolder, today: string): string {
  listText(folder);
  try {
    const { priceList, manufacturer } = loadPrices(folder, archiveOfEdited);
    const accepted = `${folder.shown(LIST)}: ошибок нет, версия ${priceList.meta.version}.`;
    return [accepted, ...manufacturerLines(folder, manufacturer), ...warningLines(folder, today)].join("\n");
  } catch (error) {
    if (!(error instanceof PricesError)) throw error;
    throw new DeskRefusal([error.message, ...warningLines(folder, today)].join("\n"));
  }
}

/** A comment of YAML takes the end of a name, and nothing is wrong with what is left: only a person sees it. */
function manufacturerLines(folder: PricesFolder, manufacturer: Manufacturer): string[] {
  const { brand, legal_name, email, website, logo } = manufacturer;
  const phones = phonesOf(manufacturer).map(phoneInFull);
  const read = [
    ["название", `${brand}, ${legal_name}`],
    [phones.length > 1 ? "телефоны" : "телефон", phones.join("; ")],
    ["почта", email],
    ["сайт", website],
    ...MESSENGERS.map((name) => [CONTACT_WORDS[name], manufacturer[name]] as const),
    ["логотип", logo],
  ] as const;
  return [
    `${folder.shown(MANUFACTURER)} прочитан так:`,
    ...read.flatMap(([name, value]) => (value === undefined ? [] : `  ${name}: ${value}`)),
  ];
}

const MESSENGERS = ["telegram", "whatsapp", "max", "vk"] as const;

/** A released list that is being edited waits for a date of its own: that is a warning, and the rest is looked at. */
function archiveOfEdited(folder: PricesFolder, list: PriceList): PriceList[] {
  const version = isEdited(folder, list) ? `${list.meta.version}~` : list.meta.version;
  return loadArchive(folder, { ...list, meta: { ...list.meta, version } });
}

function isEdited(folder: PricesFolder, list: PriceList): boolean {
  const released = readable(folder, list.meta.version);
  return released !== undefined && !dequal(released, list);
}

function warningLines(folder: PricesFolder, today: string): string[] {
  const list = readable(folder);
  if (!list) return [];
  const seen = { isReleased: isReleased(folder, list.meta.version), isEdited: isEdited(folder, list) };
  return warningsOf(folder, listText(folder), { list, last: lastOther(folder, list), ...seen, today });
}

/** A list gone from the archive is in the record still; a record that cannot be read is told as an error. */
function isReleased(folder: PricesFolder, version: string): boolean {
  if (folder.read(releaseFile(version)) !== undefined) return true;
  try {
    return readReleased(folder)?.has(version) ?? false;
  } catch (error) {
    if (error instanceof PriceListError) return false;
    throw error;
  }
}

/** The warnings of a list, each with the place of its text in `price-list.yaml`. */
export function warningsOf(folder: PricesFolder, text: string, seen: Seen): string[] {
  const found = warnings(seen);
  if (found.length === 0) return [];
  const file = folder.shown(LIST);
  const source = new YamlSource(text);
  const count = counted(found.length, "предупреждение", "предупреждения", "предупреждений");
  return [`${count}:`, ...found.map((finding) => warningText(file, source.place(finding.path), finding, seen.list))];
}

/** The newest released list that is not this very one; one that was taken back is no measure of another. */
export function lastOther(folder: PricesFolder, list: PriceList): PriceList | undefined {
  const recorded = readReleased(folder);
  const kept = releasedVersions(folder).filter((version) => recorded?.get(version)?.withdrawnBy === undefined);
  for (const version of kept) {
    const released = readable(folder, version);
    if (released && !dequal(released, list)) return released;
  }
  return undefined;
}

/** The list of a version, or the present one. A list that is refused has no prices to compare; the refusal itself is told elsewhere. */
function readable(folder: PricesFolder, version?: string): PriceList | undefined {
  try {
    return version === undefined ? loadPriceList(folder) : releasedList(folder, version);
  } catch (error) {
    if (error instanceof PriceListError) return undefined;
    throw error;
  }
}

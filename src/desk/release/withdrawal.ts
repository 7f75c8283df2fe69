import { parseDocument, isMap, isScalar, type Pair, type ParsedNode } from "yaml";
import { loadArchive } from "../../price-proof/archive.ts";
import { loadPurposes, parsePriceList } from "../../price-proof/load.ts";
import { currentRules, rowsIn, rulesText } from "../../price-proof/current-rules.ts";
import {
  LIST,
  overlaid,
  RELEASED,
  releasedRules,
  releaseFile,
  ROWS,
  type PricesFolder,
} from "../../price-list/prices-folder.ts";
import { readReleased, releasedText, type Released } from "../../price-list/released.ts";
import { digestOf, sealed, unsealed } from "../../price-list/seal.ts";
import { versionsOf } from "../../price-list/version.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { dayOf } from "../../text/version.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { listText } from "../released-lists.ts";
import type { Planned } from "./release.ts";
import { withVersion } from "./with-version.ts";

/**
 * What taking back the list in force on a day would do: the list before it holds again, under a new version, and the
 * record marks the one that was a mistake. Ids that were given out under it go on to open: its numbers of sizes stay.
 * Throws `DeskRefusal` or `PriceListError` when that cannot be done.
 */
export function planWithdrawal(folder: PricesFolder, day: string): Planned {
  const recorded = readReleased(folder) ?? new Map();
  const wrong = parsePriceList(listText(folder), folder.shown(LIST), currentRules(folder)).meta.version;
  const frozen = folder.read(releaseFile(wrong));
  if (frozen === undefined) {
    throw new DeskRefusal(
      `Прайс-лист от ${dateInWords(wrong)} ещё не выпущен, отзывать нечего: правки можно просто вернуть.`,
    );
  }
  if (digestOf(unsealed(sealed(listText(folder)))) !== recorded.get(wrong)?.digest) {
    throw new DeskRefusal(
      `В price-list.yaml есть правки после выпуска от ${dateInWords(wrong)}: сначала уберите или выпустите их.`,
    );
  }
  const rulesOfWrong = folder.read(releasedRules(wrong));
  if (rulesOfWrong !== undefined && rowsIn(rulesOfWrong) !== rowsIn(rulesText(folder))) {
    throw new DeskRefusal(
      `В ${ROWS} есть правки после выпуска от ${dateInWords(wrong)}: сначала уберите или выпустите их.`,
    );
  }
  const why = whyNotWithdrawn(recorded, wrong);
  if (why !== undefined) throw new DeskRefusal(why);
  const former = lastGood(recorded, wrong)!;
  const version = nextVersion(recorded, day, wrong);
  const good = unsealed(folder.read(releaseFile(former))!);
  const text = withVersion(withNumbersOf(good, unsealed(frozen)), version);
  // Rows come back with their list; the quantities are those of the program as it is.
  const formerRules = folder.read(releasedRules(former));
  const rows = formerRules === undefined ? undefined : rowsIn(formerRules);
  const after = overlaid(folder, new Map(rows === undefined ? [] : [[ROWS, rows]]));
  const list = parsePriceList(text, folder.shown(LIST), currentRules(after));
  loadPurposes(folder, list);
  const whole = sealed(text);
  const rules = rulesText(folder, rows);
  const released = new Map(recorded)
    .set(wrong, { ...recorded.get(wrong)!, withdrawnBy: version })
    .set(version, { digest: digestOf(unsealed(whole)), rules: digestOf(rules) });
  loadArchive(folder, list, recorded);
  const writes = new Map([
    [releasedRules(version), rules],
    [releaseFile(version), whole],
    [RELEASED, releasedText(released)],
    ...(rows === undefined || rows === folder.read(ROWS) ? [] : ([[ROWS, rows]] as const)),
    [LIST, text],
  ]);
  return { list, text, withdraws: wrong, restores: former, writes };
}

/** Why a released list cannot be taken back, in words; nothing where it can. */
export function whyNotWithdrawn(recorded: Released, version: string): string | undefined {
  const [withdrawn] = [...recorded].find(([, { withdrawnBy }]) => withdrawnBy === version) ?? [];
  if (withdrawn !== undefined) {
    return (
      `Прайс-лист от ${dateInWords(version)} сам вернул прежние цены, когда отозвали прайс-лист от ` +
      `${dateInWords(withdrawn)}: отзывать его незачем. Если неверны и эти цены, выпустите новый прайс-лист.`
    );
  }
  if (lastGood(recorded, version) !== undefined) return undefined;
  return `До прайс-листа от ${dateInWords(version)} других не было: вернуться не к чему.`;
}

/** What a withdrawal leaves alone: told before it and after it. */
export const STAYS =
  "Контакты, телефоны и логотип останутся такими, как сейчас, в том числе опубликованные вместе с отозванным.";

/** The newest list before a version that was not taken back. */
export function lastGood(recorded: Released, before: string): string | undefined {
  const good = [...recorded].filter(([version, { withdrawnBy }]) => version < before && withdrawnBy === undefined);
  return good
    .map(([version]) => version)
    .sort()
    .at(-1);
}

function nextVersion(recorded: Released, day: string, wrong: string): string {
  // A list of a mistyped year is followed on the day that it has.
  const from = day < dayOf(wrong) ? dayOf(wrong) : day;
  const free = versionsOf(from).find((version) => version > wrong && !recorded.has(version));
  if (free === undefined) {
    throw new DeskRefusal(`За ${dateInWords(from)} выпущено слишком много прайс-листов: отзовите завтра.`);
  }
  return free;
}

const NUMBERS = "calculation_id_numbers";

/** A list's text with the numbers of sizes of another, which only ever grow. */
function withNumbersOf(text: string, other: string): string {
  const [into, from] = [rangeOfNumbers(text), rangeOfNumbers(other)];
  return text.slice(0, into[0]) + other.slice(...from) + text.slice(into[1]);
}

function rangeOfNumbers(text: string): [start: number, end: number] {
  const { contents } = parseDocument(text, { stringKeys: true });
  const isNumbers = ({ key }: Pair<ParsedNode, ParsedNode | null>) => isScalar(key) && key.value === NUMBERS;
  const [start, end] = isMap(contents) ? contents.items.find(isNumbers)!.value!.range : [0, 0];
  return [start, end];
}

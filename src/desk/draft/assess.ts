import { fieldWords } from "../../price-list/field-words.ts";
import { atCause, formatPath, type Finding } from "../../price-list/finding.ts";
import { listChanges, mostMovedFirst, type Change } from "../../price-list/list-changes.ts";
import { PriceListError } from "../../price-list/price-list-error.ts";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { currentRules } from "../../price-proof/current-rules.ts";
import { parseManufacturer, parsePriceList } from "../../price-proof/load.ts";
import { counted } from "../../text/format.ts";
import { dayOf } from "../../text/version.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { withField, withoutField } from "../edit/yaml-fields.ts";
import { refuseFarDate } from "../release/far-date.ts";
import { planRelease, proveByKept, type Planned } from "../release/release.ts";
import { referenceTotals, type ReferenceTotal } from "../review/reference-totals.ts";
import { suspicionsOf, type Suspicion } from "../review/suspicions.ts";
import { fieldMap, folderOfDraft, type Draft } from "./draft.ts";

/** What there is to say of a draft as a whole. */
export interface Assessment {
  /** The draft's list, where it can be used. */
  list: PriceList | undefined;
  manufacturer: Manufacturer | undefined;
  /** What is wrong with fields of the list and of the manufacturer's file, by their names. */
  problems: ReadonlyMap<string, string>;
  contactProblems: ReadonlyMap<string, string>;
  /** As the two below, of the draft without the fields that are wrong, whatever section they are of. */
  changes: { prices: Change[]; others: Change[] };
  /** Totals of reference hangars before and after, the most moved first; none while they cannot be known. */
  totals: ReferenceTotal[];
  suspicions: Suspicion[];
  /** What a release would write; without it `refusal` says why. */
  planned: Planned | undefined;
  refusal: string | undefined;
}

/** The day of a release unless another is chosen: today, or that of a list in force which is dated later. */
export function releaseDate({ date, base }: Draft, today: string): string {
  if (date !== "") return date;
  const inForce = dayOf(String(fieldMap(base[LIST] ?? "").get("meta.version")?.value ?? ""));
  return inForce > today ? inForce : today;
}

/** Whether the list was edited: contacts alone need no release. */
export const isListEdited = ({ base, list }: Draft): boolean => list !== base[LIST];

export function assess(draft: Draft, today: string): Assessment {
  const rules = currentRules(folderOfDraft(draft));
  const list = read(() => parsePriceList(draft.list, "", rules));
  const manufacturer = read(() => parseManufacturer(draft.manufacturer, ""));
  const before = parsePriceList(draft.base[LIST] ?? "", LIST, rules);
  const usable = list.value ?? read(() => parsePriceList(withoutFindings(draft, list.findings), "", rules)).value;
  // No total hangs on who answers for it.
  const answers = manufacturer.value ?? parseManufacturer(draft.base[MANUFACTURER] ?? "", MANUFACTURER);
  const problems = byField(list.findings);
  const result: Assessment = {
    list: list.value,
    manufacturer: manufacturer.value,
    problems,
    contactProblems: byField(manufacturer.findings),
    changes: usable ? listChanges(before, usable) : { prices: [], others: [] },
    totals: usable ? mostMovedFirst(referenceTotals(before, usable, answers)) : [],
    suspicions: [],
    planned: undefined,
    refusal: undefined,
  };
  // A text that is no YAML has nothing wrong at any field.
  const unread = list.findings.length === 0 ? list.problems.map((problem) => LIST + problem) : [];
  const wrong = Object.keys(draft.typed).length + problems.size + unread.length + manufacturer.problems.length;
  if (!list.value || !manufacturer.value || wrong > 0) {
    const told = unseen(list.findings, draft.list).map((finding) => findingText(finding, before));
    const first = `Сначала исправьте ${counted(wrong, "ошибку", "ошибки", "ошибок")}.`;
    return { ...result, refusal: [first, ...unread, ...told].join("\n") };
  }
  const folder = folderOfDraft(draft);
  try {
    const date = isListEdited(draft) ? releaseDate(draft, today) : dayOf(before.meta.version);
    refuseFarDate(date, today);
    const planned = planRelease(folder, date, proveByKept);
    const suspicions = isListEdited(draft) ? suspicionsOf(before, planned.list, manufacturer.value, today) : [];
    return { ...result, planned, suspicions };
  } catch (error) {
    if (!(error instanceof DeskRefusal || error instanceof PriceListError)) throw error;
    const findings = error instanceof PriceListError ? error.findings : [];
    if (findings.length === 0) return { ...result, refusal: error.message };
    const told = findings.map((finding) => findingText(finding, list.value!));
    return { ...result, problems: byField(findings), refusal: ["Исправьте:", ...told].join("\n") };
  }
}

/** The draft's list with the fields that are wrong as they were before, so that the rest of it can be looked at. */
function withoutFindings({ list, base }: Draft, findings: readonly Finding[]): string {
  return findings.map(atCause).reduce((text, { path }) => {
    const key = formatPath(path);
    if (!fieldMap(text).has(key)) return text;
    const was = fieldMap(base[LIST] ?? "").get(key)?.value;
    return was === undefined ? withoutField(text, path) : withField(text, path, was);
  }, list);
}

interface Read<Value> {
  value: Value | undefined;
  problems: readonly string[];
  findings: readonly Finding[];
}

function read<Value>(parse: () => Value): Read<Value> {
  try {
    return { value: parse(), problems: [], findings: [] };
  } catch (error) {
    if (!(error instanceof PriceListError)) throw error;
    return { value: undefined, problems: error.problems, findings: error.findings };
  }
}

/** What is wrong by the names of the fields; of several findings of one field the last. A file has points, a person commas. */
const byField = (findings: readonly Finding[]): Map<string, string> =>
  new Map(
    findings
      .map(atCause)
      .map(({ path, text }) => [formatPath(path), text.replace(/^(найдено -?\d+)\.(?=\d+;)/, "$1,")]),
  );

/** What stands at no field of a text: on the page it would be told nowhere. */
const unseen = (findings: readonly Finding[], text: string): Finding[] =>
  findings.filter((finding) => !fieldMap(text).has(formatPath(atCause(finding).path)));

const findingText = ({ path, text }: Finding, list: PriceList): string =>
  `${fieldWords(path, list) ?? formatPath(path)}: ${text}`;

import { digestOf, unsealed } from "../../price-list/seal.ts";
import { ARCHIVE, LIST, releasedRules, releaseFile, type PricesFolder } from "../../price-list/prices-folder.ts";
import { readReleased } from "../../price-list/released.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { contactTexts, folderOfDraft, type Draft, type Texts } from "../draft/draft.ts";
import { journalled } from "./journal.ts";
import type { Planned } from "./release.ts";

/** What a release of a draft writes into `prices/`: the list's files and the manufacturer's, where that was edited. */
function releaseWrites(draft: Draft, planned: Planned, at: string): Texts {
  const contacts = contactTexts(draft);
  const edits = Object.keys(contacts).filter((name) => contacts[name] !== draft.base[name]);
  const { writes } = journalled(folderOfDraft(draft), planned, { at, by: draft.who.trim() }, edits);
  return { ...Object.fromEntries(writes), ...contacts };
}

/** The whole folder `prices/` as it is after a release at a moment in ISO 8601; throws `DeskRefusal` when a released list is not what was released. */
export function wholeFolder(draft: Draft, planned: Planned, older: Texts, at: string): Texts {
  const files = { ...older, ...draft.base, ...releaseWrites(draft, planned, at) };
  const folder: PricesFolder = { ...folderOfDraft(draft), read: (name) => files[name] };
  for (const [version, { digest, rules }] of readReleased(folder) ?? []) {
    const [text, ofRules] = [files[releaseFile(version)], files[releasedRules(version)]];
    const areRules = rules === (ofRules && digestOf(ofRules));
    if (text !== undefined && digestOf(unsealed(text)) === digest && areRules) continue;
    throw new DeskRefusal(`Прежний выпуск ${ARCHIVE}/${version}.yaml на сайте не тот, что был: обновите страницу.`);
  }
  return files;
}

/** `prices-2027-01-15-Анна-14-32.zip`: of two archives it is seen whose each is and which one is later. */
export function archiveName(draft: Draft, { list }: Planned, at: Date): string {
  const who = draft.who.match(/[\p{L}\p{N}]+/gu) ?? [];
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0"));
  const what = draft.list === draft.base[LIST] ? ["контакты"] : [];
  return `${["prices", list.meta.version, ...what, ...who, ...time].join("-")}.zip`;
}

import { formatPath } from "../../price-list/finding.ts";
import type { FieldValue } from "../../price-list/list-changes.ts";
import { isPrice } from "../../price-list/price-names.ts";
import type { LogoFile } from "../../price-list/manufacturer/logo-files.ts";
import { folderOf, LIST, MANUFACTURER, type PricesFolder } from "../../price-list/prices-folder.ts";
import { raised, typedNumber, typedPercent, typedPrice, type Typed } from "../edit/typed-number.ts";
import { withField, withoutField } from "../edit/yaml-fields.ts";
import { fieldsOf, type Field } from "../workbook/fields.ts";

/** Files of `prices/` by name: `price-list.yaml`, `archive/2026-11-20.yaml`. */
export type Texts = Readonly<Record<string, string>>;

/** A workbook that was brought and cannot be taken before somebody has decided what holds. */
export interface WaitingWorkbook {
  /** Its bytes in base64. */
  content: string;
  /** Takes a cell that holds no number of its field, and plainly means one, as that. */
  mends: boolean;
  /** Whose edit holds, by the names of fields, where the workbook and the draft changed one value differently. */
  settled: Settled;
}
export type Settled = Readonly<Record<string, "mine" | "theirs">>;

/** What a workbook brought in, and what of it is worth a look. */
export interface Brought {
  changes: readonly { key: string; name: string; was: FieldValue; value: FieldValue | undefined }[];
  notices: readonly string[];
}

/** What a manager works on, as it is kept on the device. */
export interface Draft {
  /** Grows with every change: of two that are kept the newer one holds. */
  rev: number;
  /** What it was begun with: the files as the site has them in force. */
  base: Texts;
  /** `price-list.yaml` and `manufacturer.yaml` with every edit that could be taken. */
  list: string;
  manufacturer: string;
  /** Another logo, where one was chosen, by the name of its file. */
  logo?: Texts;
  workbook?: WaitingWorkbook | undefined;
  /** Of the workbook that was taken last, while its edits are part of the draft. */
  brought?: Brought | undefined;
  /** Fingerprints of the lists that it had when workbooks of it were taken away last. */
  given?: readonly string[];
  /** The files that were sent to be published last, until it is known what became of them. */
  sent?: Texts | undefined;
  /** What was typed for a field and cannot be taken yet, by the field's name. */
  typed: Readonly<Record<string, string>>;
  /** Suspicions that somebody said are meant. */
  confirmed: readonly string[];
  /** Who releases; the day of the release, `2026-11-20`, where it was chosen. */
  who: string;
  date: string;
}

export type Action =
  /** `from` is what was in force when the typing began: it holds while what is typed is none. */
  | { type: "type"; key: string; raw: string; from?: FieldValue | undefined }
  | { type: "raise"; keys: readonly string[]; hundredths: number }
  | { type: "contact"; name: string; value: string }
  | { type: "logo"; file: LogoFile; text: string }
  /** Edits of a workbook, a new size: the whole list at once. */
  | { type: "list"; text: string; brought?: Brought }
  | { type: "workbook"; workbook: WaitingWorkbook | undefined }
  | { type: "given"; fingerprint: string }
  | { type: "confirm"; suspicion: string; isMeant: boolean }
  | { type: "who" | "date"; value: string }
  /** Takes back the edits of one field, or of all. */
  | { type: "undo"; key: string }
  | { type: "reset" }
  /** Another list is in force: the edits were brought over to it. */
  | { type: "rebase"; base: Texts; list: string; manufacturer: string; logo: Texts; settled?: Settled }
  | { type: "sent"; files: Texts | undefined };

/** As many workbooks may be on their way. */
const KEPT_GIVEN = 10;

export function newDraft(base: Texts): Draft {
  const [list = "", manufacturer = ""] = [base[LIST], base[MANUFACTURER]];
  return { rev: 0, base, list, manufacturer, typed: {}, confirmed: [], who: "", date: "" };
}

/** The folder that the draft would make of the present one. */
export const folderOfDraft = (draft: Draft): PricesFolder =>
  folderOf(new Map(Object.entries({ ...draft.base, ...editedTexts(draft) })));

/** The files that a draft may change, as it has them. */
export const editedTexts = ({ list, ...draft }: Draft): Texts => ({ ...contactTexts(draft), [LIST]: list });

/** Those of them that are in force without a release of the list. */
export const contactTexts = ({ manufacturer, logo }: Pick<Draft, "manufacturer" | "logo">): Texts => ({
  ...logo,
  [MANUFACTURER]: manufacturer,
});

/** Whether contacts or the logo were edited. */
export const areContactsEdited = (draft: Draft): boolean =>
  Object.entries(contactTexts(draft)).some(([name, text]) => text !== draft.base[name]);

export function acted(draft: Draft, action: Action): Draft {
  const next = (change: Partial<Draft>): Draft => ({ ...draft, ...change, rev: draft.rev + 1 });
  switch (action.type) {
    case "type":
      return next(typed(draft, action));
    case "raise":
      return next(raisedPrices(draft, action.keys, action.hundredths));
    case "contact": {
      const manufacturer = withContact(draft, action.name, action.value.trim());
      return next({ manufacturer, ...(action.name === "logo" && { logo: {} }) });
    }
    case "logo":
      return next({
        manufacturer: withContact(draft, "logo", action.file),
        logo: { [action.file]: action.text },
      });
    case "list":
      return next({
        list: action.text,
        typed: ofFields(draft.typed, action.text),
        ...(action.brought && { brought: action.brought }),
      });
    case "workbook":
      return next({ workbook: action.workbook });
    case "given": {
      const others = (draft.given ?? []).filter((each) => each !== action.fingerprint);
      return next({ given: [...others, action.fingerprint].slice(-KEPT_GIVEN) });
    }
    case "confirm": {
      const others = draft.confirmed.filter((each) => each !== action.suspicion);
      return next({ confirmed: action.isMeant ? [...others, action.suspicion] : others });
    }
    case "who":
    case "date":
      return next({ [action.type]: action.value });
    case "undo": {
      const value = fieldNamed(draft.base[LIST] ?? "", action.key)?.value;
      return next(value === undefined ? without(draft, action.key) : taken(draft, action.key, value));
    }
    case "reset":
      return { ...newDraft(draft.base), rev: draft.rev + 1, who: draft.who };
    case "rebase":
      return next({
        base: action.base,
        list: action.list,
        manufacturer: action.manufacturer,
        logo: action.logo,
        // Published, it is over.
        brought: action.list === action.base[LIST] ? undefined : draft.brought,
        date: "",
        sent: undefined,
      });
    case "sent":
      return next({ sent: action.files });
  }
}

/** Fields of the texts that were looked at last: a key press asks for those of the same text several times. */
const lastFields = new Map<string, ReadonlyMap<string, Field>>();
const KEPT_FIELDS = 6;

export function fieldMap(text: string): ReadonlyMap<string, Field> {
  const kept = lastFields.get(text);
  if (kept) return kept;
  const fields = new Map(fieldsOf(text).map((field) => [formatPath(field.path), field]));
  if (lastFields.size >= KEPT_FIELDS) lastFields.delete([...lastFields.keys()][0]!);
  lastFields.set(text, fields);
  return fields;
}

const fieldNamed = (text: string, key: string): Field | undefined => fieldMap(text).get(key);

/** What was typed for fields that there are. */
const ofFields = (typed: Draft["typed"], text: string): Draft["typed"] =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => fieldNamed(text, key)));

const VAT = "meta.vat_rate";
/** May be missing from a list. */
const VALID_UNTIL = "meta.valid_until";

function typed(draft: Draft, { key, raw, from }: Extract<Action, { type: "type" }>): Partial<Draft> {
  if (key === VALID_UNTIL) return raw === "" ? without(draft, key) : taken(draft, key, raw);
  const value = readTyped(draft, key, raw);
  if ("value" in value) return taken(draft, key, value.value);
  // `740` on the way to `7405` was never meant.
  const before = from === undefined ? {} : taken(draft, key, from);
  return { ...before, typed: { ...draft.typed, [key]: raw } };
}

/** What was typed for a field of the list, read by the kind of that field. */
export function readTyped(draft: Draft, key: string, raw: string): Typed | { value: string } {
  // What the site has is an example of the field; what was typed before may be none.
  const field = fieldNamed(draft.base[LIST] ?? "", key) ?? fieldNamed(draft.list, key);
  if (key === VAT) return typedVat(raw);
  if (field && isPrice(field.path)) return typedPrice(raw, Number(field.value));
  if (typeof field?.value === "number") return typedNumber(raw, field.value);
  return raw.trim() === "" ? { problem: "впишите текст" } : { value: raw.trim() };
}

const NO_ZERO_VAT =
  "ноль не подходит: сайт всегда показывает цену с НДС. Если вы работаете без НДС, спросите того, кто ведёт сайт";

function typedVat(raw: string): Typed {
  const hundredths = typedPercent(raw);
  const isRate = hundredths !== undefined && hundredths > 0 && hundredths < 100_00 && hundredths % 100 === 0;
  if (isRate) return { value: hundredths / 100_00 };
  if (hundredths === 0) return { problem: NO_ZERO_VAT };
  const problem = "впишите целые проценты, например 22";
  // `0,22`, as the file and the workbook have it.
  return hundredths !== undefined && hundredths > 0 && hundredths < 100 ? { problem, mend: hundredths } : { problem };
}

function taken(draft: Draft, key: string, value: FieldValue): Partial<Draft> {
  const { [key]: _, ...others } = draft.typed;
  const path = fieldNamed(draft.list, key)?.path ?? key.split(".");
  return { list: withField(draft.list, path, value), typed: others };
}

function without(draft: Draft, key: string): Partial<Draft> {
  const { [key]: _, ...others } = draft.typed;
  return { list: withoutField(draft.list, key.split(".")), typed: others };
}

function raisedPrices(draft: Draft, keys: readonly string[], hundredths: number): Partial<Draft> {
  return keys.reduce<Draft>((now, key) => {
    const after = raisedPrice(now.list, key, hundredths);
    return after === undefined ? now : { ...now, ...taken(now, key, after) };
  }, draft);
}

/** Those of the prices that a percentage moves: of a small one the rounding may leave nothing. */
export const movedKeys = (list: string, keys: readonly string[], hundredths: number): string[] =>
  keys.filter((key) => {
    const after = raisedPrice(list, key, hundredths);
    return after !== undefined && after !== fieldNamed(list, key)?.value;
  });

function raisedPrice(list: string, key: string, hundredths: number): number | undefined {
  const field = fieldNamed(list, key);
  return field && isPrice(field.path) && typeof field.value === "number" ? raised(field.value, hundredths) : undefined;
}

/**
 * An empty one is taken out: it is told where there must be one. Written into the text that the draft was begun with, so
 * that a field which was empty for a moment, while somebody typed, is back in its place.
 */
function withContact({ base, manufacturer }: Draft, name: string, value: string): string {
  const text = base[MANUFACTURER] ?? "";
  const before = fieldMap(text);
  const now = new Map<string, Pick<Field, "path" | "value">>(fieldMap(manufacturer));
  if (value === "") now.delete(name);
  else now.set(name, { path: [name], value });
  const gone = [...before].filter(([key]) => !now.has(key));
  const changed = [...now].filter(([key, field]) => field.value !== before.get(key)?.value);
  const left = gone.reduce((rest, [, { path }]) => withoutField(rest, path), text);
  return changed.reduce((rest, [, field]) => withField(rest, field.path, field.value), left);
}

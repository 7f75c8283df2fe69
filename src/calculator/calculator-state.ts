import { priceList, type CalcResponse } from "hangar-engine";
import type { PriceList } from "../price-list/schema.ts";
import { decimal } from "../text/format.ts";
import { defaultHangar } from "./form/default-hangar.ts";
import { isTextField, typedText, type FieldName, type FormState } from "./form/form-state.ts";
import type { Opened } from "./saved/opened.ts";
import { leftOutOfSnapshot, type Snapshot } from "./saved/snapshot.ts";
import type { OpenedLink } from "./link/link-to-form.ts";
import type { OlderTotal } from "./link/older-list.ts";
import { answerForm, type FormAnswer } from "./form-answer.ts";
import {
  chosenSize,
  heightChoices,
  nearestSize,
  roofOf,
  typedMillimetres,
  widthChoices,
  type SizeChoice,
} from "./form/sizes/sizes.ts";
import * as toldWords from "./form/told-words.ts";
import type { TakenWish } from "./wish/kept-wish.ts";
import { NOTHING_LEFT_OUT, together, type LeftOut } from "./wish/left-out.ts";

/** The sizes that belong to a roof. */
type RoofSizes = Pick<FormState, "width" | "height">;

export interface CalculatorState {
  /** The roofs and sizes to choose from: the whole price list, or the part of it that a dealer sells. */
  offered: PriceList;
  form: FormState;
  formAnswer: FormAnswer;
  /** The last calculation that came out; it is stale while `formAnswer` holds none. */
  shown: CalcResponse | undefined;
  /** The link that brought the form that the person began from, if any. */
  openedWith: OpenedLink | undefined;
  /** What of an opened link could not be used. */
  notices: readonly string[];
  /** What is told beside a field until it is changed: a size that the roof does not have, a unit that was understood. */
  replaced: Partial<Record<FieldName, string>>;
  /** The sizes that the person asked for: a roof that does not have them shows others, and the next one may have them. */
  asked: RoofSizes;
  /** The same, as last asked for under each roof, to come back to. */
  askedByRoof: Readonly<Record<string, Partial<RoofSizes>>>;
  /** The form before another took its place, and what is told of that, as long as it can be taken back. */
  takeBack: { form: FormState; told: string; wish?: TakenWish | undefined } | undefined;
  /** The calculation as it was when it was saved, while the form still stands as it was opened. */
  snapshot: Snapshot | undefined;
  /** The opened link's id that today's list does not open, until it is known whether an older one does. */
  unknownId: OpenedLink["unknownId"];
  /** Version of the older list that the opened link names, until it is known what the hangar cost under it. */
  olderList: string | undefined;
  /** Why that cannot be told. */
  olderTrouble: string | undefined;
  /**
   * What the last change of a field did to the total: from `before`, where the person began to change that field, to
   * what is shown now. A size or a number is typed in several keys, and they are one change.
   */
  lastChange: { name: FieldName; before: number; difference: number } | undefined;
  /** What must be answered before the total is that of the person's words; told in its place. */
  reserve: string | undefined;
  /** What of the person's words the total leaves out: of those in the field, and of those beside which what was opened was saved. */
  leftOut: LeftOut;
  /** Of those in the field alone. */
  leftOutOfWords: LeftOut;
  /** Whether the person changed anything here: only then does the address follow the form. */
  touched: boolean;
}

export type Action =
  | { type: "set"; name: FieldName; value: string }
  /** A field that was typed into is left: it shows what was understood. */
  | { type: "settle"; name: FieldName }
  /** A ready hangar in the place of the form. */
  | { type: "preset"; form: FormState; told: string }
  /** The address that the page was opened with. */
  | { type: "open"; link: OpenedLink }
  /** An alternative of the answer. */
  | { type: "switch"; link: OpenedLink }
  /** A calculation that was saved on the device or named by its number. */
  | { type: "bring"; link: OpenedLink; snapshot?: Snapshot }
  /** It was opened on this page before a reload. */
  | ({ type: "opened again" } & Opened)
  /** What the hangar cost under `olderList`. */
  | { type: "older total"; total: OlderTotal }
  /** An older list opens `unknownId`: it is no slip. */
  | { type: "known id"; told: string }
  | { type: "reserve"; told: string | undefined }
  | { type: "leave out"; leftOut: LeftOut }
  /** The example, without the words that stood beside the form. */
  | { type: "reset"; wish?: TakenWish | undefined }
  | { type: "take back" }
  | { type: "dismiss notices" };

export function initialState(
  form = defaultHangar(priceList),
  offered: PriceList = priceList,
  formAnswer: FormAnswer = answerForm(form),
): CalculatorState {
  return {
    offered,
    form,
    formAnswer,
    shown: formAnswer.body,
    openedWith: undefined,
    notices: [],
    replaced: {},
    ...askedIn(form),
    takeBack: undefined,
    snapshot: undefined,
    unknownId: undefined,
    olderList: undefined,
    olderTrouble: undefined,
    lastChange: undefined,
    reserve: undefined,
    leftOut: NOTHING_LEFT_OUT,
    leftOutOfWords: NOTHING_LEFT_OUT,
    touched: false,
  };
}

export function reduce(state: CalculatorState, action: Action): CalculatorState {
  const next = reduced(state, action);
  const { leftOutOfWords, snapshot } = next;
  if (leftOutOfWords === state.leftOutOfWords && snapshot === state.snapshot) return next;
  return { ...next, leftOut: together(leftOutOfSnapshot(snapshot), leftOutOfWords) };
}

function reduced(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case "set": {
      const { name, value } = action;
      const changed = name === "roof" ? changeRoof(state, value) : changeField(state, name, value);
      return { ...changed, lastChange: changeOf(name, state, changed) };
    }
    case "settle":
      return settled(state, action.name);
    case "preset":
      return { ...withNewForm(state, action.form), takeBack: { form: state.form, told: action.told } };
    case "open":
      return opened(state, action.link);
    case "switch":
      return withNewForm(state, action.link.form);
    case "bring": {
      const { link, snapshot } = action;
      const takeBack = { form: state.form, told: "Расчёт открыт" };
      return { ...opened(state, link), snapshot, takeBack, touched: true };
    }
    case "opened again": {
      const { snapshot, calculationId } = action;
      return calculationId === state.formAnswer.body?.calculation_id ? { ...state, snapshot } : state;
    }
    case "older total": {
      const { total } = action;
      const found = "snapshot" in total ? { snapshot: total.snapshot } : { olderTrouble: total.trouble };
      return { ...state, ...found, olderList: undefined };
    }
    case "known id": {
      const notices = state.notices.map((notice) => (notice === state.unknownId?.notice ? action.told : notice));
      return { ...state, notices, unknownId: undefined };
    }
    case "reserve":
      return { ...state, reserve: action.told };
    case "leave out":
      return { ...state, leftOutOfWords: action.leftOut };
    case "reset":
      return {
        ...anew(state, defaultHangar(state.offered)),
        takeBack: { form: state.form, told: "Форма сброшена", wish: action.wish },
        touched: true,
      };
    case "take back":
      return { ...anew(state, state.takeBack?.form), touched: true };
    case "dismiss notices":
      return { ...state, notices: [] };
  }
}

/** Nothing from what had no price, but of one field: two that were wrong at once are no change of the later one. */
function changeOf(name: FieldName, from: CalculatorState, to: CalculatorState): CalculatorState["lastChange"] {
  const { lastChange, formAnswer } = from;
  const isSame = lastChange?.name === name && isTextField(name);
  const before = isSame ? lastChange.before : formAnswer.body?.result.total_with_vat;
  if (before === undefined || to.shown === undefined) return undefined;
  return { name, before, difference: to.shown.result.total_with_vat - before };
}

/** Another beginning; words that stand beside the form are still there. */
const anew = (
  { offered, reserve, leftOut, leftOutOfWords }: CalculatorState,
  form: FormState | undefined,
): CalculatorState => ({
  ...initialState(form, offered),
  reserve,
  leftOut,
  leftOutOfWords,
});

function opened(state: CalculatorState, openedWith: OpenedLink): CalculatorState {
  const { form, notices, olderList, unknownId } = openedWith;
  return { ...anew(state, form), openedWith, notices, olderList, unknownId };
}

function changeField(state: CalculatorState, name: FieldName, value: string): CalculatorState {
  const { [name]: _told, ...replaced } = state.replaced;
  const { form, asked, askedByRoof } = state;
  const isOfRoof = name === "width" || name === "height";
  const change = isOfRoof && {
    asked: { ...asked, [name]: value },
    askedByRoof: { ...askedByRoof, [form.roof]: { ...askedByRoof[form.roof], [name]: value } },
  };
  return withForm({ ...state, ...change, replaced }, { ...form, [name]: value });
}

/** The parameters stay what they were, and so does the answer. */
function settled(state: CalculatorState, name: FieldName): CalculatorState {
  const { form, replaced } = state;
  const { text, told } = typedText(name, form[name]);
  if (text === form[name]) return state;
  return {
    ...state,
    form: { ...form, [name]: text },
    replaced: told === undefined ? replaced : { ...replaced, [name]: told },
  };
}

/** Sizes belong to the roof: those that it does not have are replaced, and so told. */
function changeRoof(state: CalculatorState, roofId: string): CalculatorState {
  const { form, offered } = state;
  const roof = roofOf(offered, roofId);
  const width = sizeUnder(roofId, "width", widthChoices(roof), state);
  const height = sizeUnder(roofId, "height", heightChoices(roof), state);
  const replaced: CalculatorState["replaced"] = {};
  if (width.lost !== undefined) replaced.width = toldWords.noSuchWidth(width.lost);
  if (height.lost !== undefined) replaced.height = toldWords.noSuchHeight(height.lost);
  return withForm(
    { ...state, replaced, asked: { width: width.asked, height: height.asked } },
    { ...form, roof: roofId, width: width.text, height: height.text },
  );
}

/** A size under a roof: what stands in the form, what counts as asked for, and what was asked for and is not to be had. */
interface SizeUnderRoof {
  text: string;
  asked: string;
  lost?: string;
}

/**
 * What the person asked for stays where the new roof has it, and so does what is no number. Else what was last asked for
 * under the new roof comes back, or the nearest stands in until another roof has what was asked for.
 */
function sizeUnder(
  roofId: string,
  name: keyof RoofSizes,
  choices: readonly SizeChoice[],
  state: CalculatorState,
): SizeUnderRoof {
  const asked = state.asked[name];
  const nearest = nearestSize(choices, asked);
  if (nearest === undefined) return { text: asked, asked };
  const same = chosenSize(choices, asked);
  if (same) return { text: same.text, asked };
  const lost = decimal(typedMillimetres(asked) / 1000);
  const remembered = chosenSize(choices, state.askedByRoof[roofId]?.[name] ?? "");
  return remembered ? { text: remembered.text, asked: remembered.text, lost } : { text: nearest.text, asked, lost };
}

/** Of a form that is the person's own as it stands. */
function askedIn({ roof, width, height }: FormState): Pick<CalculatorState, "asked" | "askedByRoof"> {
  return { asked: { width, height }, askedByRoof: { [roof]: { width, height } } };
}

/** Another form in the place of this one. */
function withNewForm(state: CalculatorState, form: FormState): CalculatorState {
  return { ...withForm(state, form), ...askedIn(form), replaced: {} };
}

function withForm(state: CalculatorState, form: FormState): CalculatorState {
  const formAnswer = answerForm(form);
  return {
    ...state,
    form,
    formAnswer,
    shown: formAnswer.body ?? state.shown,
    takeBack: undefined,
    snapshot: undefined,
    olderList: undefined,
    olderTrouble: undefined,
    lastChange: undefined,
    touched: true,
  };
}

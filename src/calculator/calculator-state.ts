import { priceList, type CalcResponse } from "hangar-engine";
import type { PriceList } from "../price-list/schema.ts";
import { defaultHangar } from "./form/default-hangar.ts";
import type { FieldName, FormState } from "./form/form-state.ts";
import type { Snapshot } from "./saved/snapshot.ts";
import type { OpenedLink } from "./link/link-to-form.ts";
import type { OlderTotal } from "./link/older-list.ts";
import { answerForm, type FormAnswer } from "./form-answer.ts";
import { chosenSize, heightChoices, nearestSize, roofOf, widthChoices, type SizeChoice } from "./form/sizes.ts";

export interface CalculatorState {
  /** The roofs and sizes to choose from: the whole price list, or the part of it that a dealer sells. */
  offered: PriceList;
  form: FormState;
  formAnswer: FormAnswer;
  /** The last calculation that came out; it is stale while `formAnswer` holds none. */
  shown: CalcResponse | undefined;
  /** What of an opened link could not be used. */
  notices: readonly string[];
  /** Sizes that another roof does not have and that were replaced by its nearest; told beside the field. */
  replaced: Partial<Record<FieldName, string>>;
  /** Width and height last chosen under each roof, to come back to. */
  sizesByRoof: Readonly<Record<string, Pick<FormState, "width" | "height">>>;
  /** The form before another took its place, and what is told of that, as long as it can be taken back. */
  takeBack: { form: FormState; told: string } | undefined;
  /** The calculation as it was when it was saved, while the form still stands as it was opened. */
  snapshot: Snapshot | undefined;
  /** The opened link's id that today's list does not open, until it is known whether an older one does. */
  unknownId: OpenedLink["unknownId"];
  /** Version of the older list that the opened link names, until it is known what the hangar cost under it. */
  olderList: string | undefined;
  /** Why that cannot be told. */
  olderTrouble: string | undefined;
  /** Whether the person changed anything here: only then does the address follow the form. */
  touched: boolean;
}

export type Action =
  | { type: "set"; name: FieldName; value: string }
  /** The address that the page was opened with. */
  | { type: "open"; link: OpenedLink }
  /** An alternative of the answer. */
  | { type: "switch"; link: OpenedLink }
  /** A calculation that was saved on the device or named by its number. */
  | { type: "bring"; link: OpenedLink; snapshot?: Snapshot }
  /** What the hangar cost under `olderList`. */
  | { type: "older total"; total: OlderTotal }
  /** An older list opens `unknownId`: it is no slip. */
  | { type: "known id"; told: string }
  | { type: "reset" }
  | { type: "take back" }
  | { type: "dismiss notices" };

export function initialState(form = defaultHangar(priceList), offered: PriceList = priceList): CalculatorState {
  const formAnswer = answerForm(form);
  return {
    offered,
    form,
    formAnswer,
    shown: formAnswer.body,
    notices: [],
    replaced: {},
    sizesByRoof: {},
    takeBack: undefined,
    snapshot: undefined,
    unknownId: undefined,
    olderList: undefined,
    olderTrouble: undefined,
    touched: false,
  };
}

export function reduce(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case "set":
      return action.name === "roof" ? changeRoof(state, action.value) : changeField(state, action.name, action.value);
    case "open":
      return opened(state, action.link);
    case "switch":
      return withForm(state, action.link.form);
    case "bring": {
      const { link, snapshot } = action;
      const takeBack = { form: state.form, told: "Расчёт открыт" };
      return { ...opened(state, link), snapshot, takeBack, touched: true };
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
    case "reset":
      return {
        ...initialState(defaultHangar(state.offered), state.offered),
        takeBack: { form: state.form, told: "Форма сброшена" },
        touched: true,
      };
    case "take back":
      return { ...initialState(state.takeBack?.form, state.offered), touched: true };
    case "dismiss notices":
      return { ...state, notices: [] };
  }
}

function opened({ offered }: CalculatorState, { form, notices, olderList, unknownId }: OpenedLink): CalculatorState {
  return { ...initialState(form, offered), notices, olderList, unknownId };
}

function changeField(state: CalculatorState, name: FieldName, value: string): CalculatorState {
  const { [name]: _told, ...replaced } = state.replaced;
  return withForm({ ...state, replaced }, { ...state.form, [name]: value });
}

/** Sizes belong to the roof: those that it does not have are replaced, and so told. */
function changeRoof(state: CalculatorState, roofId: string): CalculatorState {
  const { form, offered } = state;
  const roof = roofOf(offered, roofId);
  const width = sizeUnder(roofId, "width", widthChoices(roof), state);
  const height = sizeUnder(roofId, "height", heightChoices(roof), state);
  const replaced: CalculatorState["replaced"] = {};
  if (width.isReplaced) replaced.width = `Ширины ${form.width}\u00a0м у этой крыши нет`;
  if (height.isReplaced) replaced.height = `Высоты ${form.height}\u00a0м у этой крыши нет`;
  const sizesByRoof = { ...state.sizesByRoof, [form.roof]: { width: form.width, height: form.height } };
  return withForm(
    { ...state, replaced, sizesByRoof },
    { ...form, roof: roofId, width: width.text, height: height.text },
  );
}

/**
 * What the person chose or typed stays where the new roof has it, and so does what is no number. What does not stay, or
 * only stood in for another roof's size, gives way to what was last chosen under the new roof, or to the nearest.
 */
function sizeUnder(
  roofId: string,
  name: "width" | "height",
  choices: readonly SizeChoice[],
  { form, replaced, sizesByRoof }: CalculatorState,
): { text: string; isReplaced: boolean } {
  const text = form[name];
  const nearest = nearestSize(choices, text);
  const remembered = sizesByRoof[roofId]?.[name];
  if (nearest === undefined) return { text, isReplaced: false };
  if (replaced[name] !== undefined && remembered !== undefined) return { text: remembered, isReplaced: false };
  const same = chosenSize(choices, text)?.text;
  return { text: same ?? remembered ?? nearest.text, isReplaced: same === undefined };
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
    touched: true,
  };
}

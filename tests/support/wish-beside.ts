import { priceList } from "hangar-engine";
import { useReducer, useState } from "preact/hooks";
import { expect } from "vitest";
import { initialState, reduce, type Action } from "../../src/calculator/calculator-state.ts";
import { filterWishForm } from "../../src/calculator/finder/filter-wish-form.ts";
import { openFilters, type FilterName } from "../../src/calculator/finder/filters/filter-form.ts";
import { INITIAL_SEARCH, reduceSearch, type SearchAction } from "../../src/calculator/finder/search-state.ts";
import { similarHangar } from "../../src/calculator/finder/similar-hangar.ts";
import { defaultHangar } from "../../src/calculator/form/default-hangar.ts";
import type { FieldName, FormState } from "../../src/calculator/form/form-state.ts";
import type { StoredText } from "../../src/calculator/ui/stored-text.ts";
import { assumedIn } from "../../src/calculator/wish/ToConfirm.tsx";
import { calculatorForm } from "../../src/calculator/wish/calculator-form.ts";
import type { Texts } from "../../src/calculator/wish/following/follow.ts";
import { leftOutOf } from "../../src/calculator/wish/left-out.ts";
import { answerOf, askedFirst, standingAnswer } from "../../src/calculator/wish/reading/answers.ts";
import { read } from "../../src/calculator/wish/reading/parser.ts";
import { resumedWish } from "../../src/calculator/wish/reading/resumed-wish.ts";
import { useKeptWish } from "../../src/calculator/wish/reading/use-kept-wish.ts";
import { useWish } from "../../src/calculator/wish/reading/use-wish.ts";
import type { WishForm } from "../../src/calculator/wish/reading/wish-form.ts";
import type { Question } from "../../src/understanding/response.ts";
import { alive } from "./alive.ts";

/** A stored text that stays in the test. */
export function inMemory(text: string | null = null): StoredText {
  return {
    read: () => text,
    write(next) {
      text = next;
      return undefined;
    },
  };
}

interface Page<State, Action, Form extends Texts> {
  state: State;
  reduce: (state: State, action: Action) => State;
  formOf: (state: State, dispatch: (action: Action) => void) => WishForm<Form>;
}

interface Opened {
  /** Where the wish stays for a reload. */
  kept?: StoredText;
  /** The form as it stood when words came before what reads them. */
  early?: Texts;
  /** What stands in the field then. */
  words?: string;
  /** Whether the parser has come. */
  canRead?: boolean;
}

/** A page whose form follows the words of a wish, without all that shows it. */
export function wishBeside<State, Action, Form extends Texts>(
  { state: first, reduce, formOf }: Page<State, Action, Form>,
  { kept = inMemory(), early, words = "", canRead = true }: Opened = {},
) {
  const field = { value: words };
  const page = alive(() => {
    const [state, dispatch] = useReducer(reduce, first);
    const target = formOf(state, dispatch);
    const [resumed] = useState(() => resumedWish(kept, target));
    const [text, setText] = useState(resumed?.text ?? words);
    const [parser, bring] = useState<typeof read>();
    const readNow = () => {
      setText(field.value);
      return field.value;
    };
    const wish = useWish(target, { text, readNow }, parser, resumed, early);
    const leftOut = leftOutOf(wish.understanding, wish.reading === "as read");
    useKeptWish(kept, field, wish, target, leftOut, parser !== undefined);
    return { state, dispatch, target, wish, readNow, leftOut, resumed, comeToRead: () => bring(() => read) };
  });
  field.value = page.now.resumed?.text ?? words;
  if (canRead) page.do(({ comeToRead }) => comeToRead());

  const asked = () => askedFirst(page.now.wish.understanding?.questions ?? []);
  const answers = (question: Question) => question.choices.map(({ text }) => text);
  const standing = (question: Question) => {
    const { target, wish } = page.now;
    return standingAnswer(question, target.isOwn(wish.before()), target.valueIn);
  };
  return {
    kept,
    /** The words that stand in the field. */
    get words() {
      return field.value;
    },
    get form() {
      return page.now.target.form;
    },
    get state() {
      return page.now.state;
    },
    get wish() {
      return page.now.wish;
    },
    get leftOut() {
      return page.now.leftOut;
    },
    get questions() {
      return asked().map(({ parameter }) => parameter);
    },
    get choices() {
      return asked().flatMap(answers);
    },
    /** What stands in the form and may be an answer, by what is asked. */
    get standing() {
      return Object.fromEntries(asked().map((question) => [question.parameter, standing(question)]));
    },
    /** Answers that can be taken back, as they stand now. */
    get answered() {
      const { answers: given = [] } = page.now.wish;
      return given.map(({ parameter, parameters, text }) =>
        parameters ? text : { [parameter]: page.now.target.valueIn(parameter) },
      );
    },
    comeToRead: () => page.do((now) => now.comeToRead()),
    /** Types them without a pause yet. */
    typeOn(text: string) {
      field.value = text;
    },
    type(text: string) {
      field.value = text;
      page.do(({ readNow }) => readNow());
    },
    do: (action: Action) => page.do(({ dispatch }) => dispatch(action)),
    press(choice: string | RegExp) {
      const isMeant = (text: string) => (typeof choice === "string" ? text === choice : choice.test(text));
      const question = asked().find((one) => answers(one).some(isMeant));
      expect(question, `a question to answer ${choice}`).toBeDefined();
      const answer = answerOf(
        question!,
        question!.choices.find(({ text }) => isMeant(text))!,
      );
      page.do(({ wish }) => wish.answer(answer));
    },
    /** Answers as it stands in the form. */
    pressStanding: (parameter: string) => page.do(({ wish }) => wish.answer({ parameter, text: "as it stands" })),
    retract: (text: string) =>
      page.do(({ wish }) => wish.retract(wish.answers!.find((answer) => answer.text === text)!)),
    confirm: () => page.do(({ wish }) => wish.confirm()),
    /** What is told to be assumed, by its field. */
    get assumed() {
      const { wish, target } = page.now;
      const told = assumedIn(wish.understanding!, target.valueIn, wish.isAsLeft);
      return Object.fromEntries(told.map(({ field, text }) => [field, text]));
    },
    /** Has it otherwise at once. */
    flip(field: string) {
      const { wish, target } = page.now;
      const { otherwise } = assumedIn(wish.understanding!, target.valueIn, wish.isAsLeft).find(
        (one) => one.field === field,
      )!;
      page.do(({ target }) => target.set(field, otherwise!));
    },
    takeBack: () => page.do(({ wish }) => wish.takeBack()),
    again: () => page.do(({ wish }) => wish.again()),
  };
}

export const USUAL_HANGAR = defaultHangar(priceList);

/** Beside the calculator; without a `form` it opens with its example. */
export const wishOfCalculator = (opened: Opened & { form?: FormState } = {}) =>
  wishBeside(
    {
      state: initialState(opened.form),
      reduce,
      formOf: (state, dispatch: (action: Action) => void) =>
        calculatorForm({ state, dispatch }, opened.form === undefined),
    },
    opened,
  );

/** A field of it is changed by hand. */
export const set = (name: FieldName, value: string): Action => ({ type: "set", name, value });

/** Beside the filters of the selection. */
export const wishOfSearch = (opened: Opened & { query?: string } = {}) =>
  wishBeside(
    {
      state: { ...INITIAL_SEARCH, form: openFilters(opened.query ?? "").form },
      reduce: reduceSearch,
      formOf: (state, dispatch: (action: SearchAction) => void) =>
        filterWishForm({ state, dispatch }, similarHangar(state.form)?.calculation_id),
    },
    opened,
  );

export const setFilter = (name: FilterName, value: string): SearchAction => ({ type: "set", name, value });

import { createContext } from "preact";
import { useContext, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { priceList } from "hangar-engine";
import type { PriceList, Roof } from "../price-list/schema.ts";
import { applies } from "./form/availability.ts";
import type { Action, CalculatorState } from "./calculator-state.ts";
import type { FieldText } from "../options/fields.ts";
import { fieldTexts } from "./form/field-texts.ts";
import type { FieldName } from "./form/form-state.ts";
import type { HeldWish } from "./wish/kept-wish.ts";
import { roofOf } from "./form/sizes/sizes.ts";

export interface Calculator {
  state: CalculatorState;
  dispatch: (action: Action) => void;
}

/** The calculator of the moment, and those to be told when it changes. */
export interface HeldCalculator {
  now: Calculator;
  readonly listeners: Set<() => unknown>;
  /** The field of the words that the form follows, where the page has one. */
  wish?: HeldWish;
}

export const CalculatorContext = createContext<HeldCalculator | undefined>(undefined);

/** The calculator as it is whenever it is looked at; a change of it renders nothing. */
export function useHeldCalculator(): HeldCalculator {
  const held = useContext(CalculatorContext);
  if (held === undefined) throw new Error("useHeldCalculator outside of CalculatorProvider");
  return held;
}

/** Parts of the calculator: a key renders only what uses a part that it changed. */
export function useCalculatorParts<const Parts extends readonly unknown[]>(
  partsOf: (calculator: Calculator) => Parts,
): Parts {
  const held = useHeldCalculator();
  const [, render] = useState({});
  const parts = partsOf(held.now);
  useLayoutEffect(() => {
    const listener = () => partsOf(held.now).some((part, at) => part !== parts[at]) && render({});
    held.listeners.add(listener);
    return () => void held.listeners.delete(listener);
  });
  return parts;
}

export function useCalculator(): Calculator {
  return useCalculatorParts((calculator) => [calculator])[0];
}

const TEXTS = fieldTexts(priceList);

export const labelOf = (name: FieldName): string => TEXTS[name].label;

/** Everything that a control needs to know about its field. */
export interface Field extends Pick<FieldText, "label" | "hint"> {
  name: FieldName;
  /** Of the control that a label or an error points to. */
  id: string;
  hintId: string;
  messagesId: string;
  /** Ids of all that is said about the field, for `aria-describedby`. */
  describedBy: string;
  value: string;
  error: string | undefined;
  /** What was rounded, replaced or understood, or is to be known of what was chosen. */
  note: string | undefined;
  /** Whether it counts in the hangar as it stands: a control that does not is not shown. */
  applies: boolean;
  set: (value: string) => void;
  /** To be called when the control is left: it then shows what was understood. */
  settle: () => void;
  /** The roofs and sizes to choose from, and the roof chosen in the form. */
  offered: PriceList;
  roof: Roof;
}

export const fieldId = (name: FieldName): string => `field-${name}`;

/** The same object until something about the field changes, so that a key in one field renders no other. */
export function useField(name: FieldName): Field {
  const held = useHeldCalculator();
  const parts = useCalculatorParts(({ state: { offered, form, formAnswer, replaced } }) => {
    const note = formAnswer.notes[name] ?? replaced[name];
    const isShown = applies(name, form, priceList);
    const { hint, hintWith } = TEXTS[name];
    const told = hintWith && form[hintWith.option] === "1" ? hintWith.hint : hint;
    return [form[name], formAnswer.problems.byField[name], note, isShown, told, offered, roofOf(offered, form.roof)];
  });
  return useMemo(() => {
    const [value, error, note, isShown, hint, offered, roof] = parts;
    const id = fieldId(name);
    return {
      label: TEXTS[name].label,
      hint,
      name,
      id,
      hintId: `${id}-hint`,
      messagesId: `${id}-messages`,
      describedBy: `${id}-hint ${id}-messages`,
      value,
      error,
      note,
      applies: isShown,
      set: (value) => held.now.dispatch({ type: "set", name, value }),
      settle: () => held.now.dispatch({ type: "settle", name }),
      offered,
      roof,
    };
  }, parts);
}

import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { priceList } from "hangar-engine";
import { unavailable } from "./availability.ts";
import type { Action, CalculatorState } from "./calculator-state.ts";
import { fieldTexts, type FieldText } from "./field-texts.ts";
import type { FieldName } from "./form-state.ts";
import { ReasonContext } from "./reason-context.ts";

export interface Calculator {
  state: CalculatorState;
  dispatch: (action: Action) => void;
}

export const CalculatorContext = createContext<Calculator | undefined>(undefined);

export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext);
  if (calculator === undefined) throw new Error("useCalculator outside of CalculatorContext");
  return calculator;
}

const TEXTS = fieldTexts(priceList);

export const labelOf = (name: FieldName): string => TEXTS[name].label;

/** Everything that a control needs to know about its field. */
export interface Field extends FieldText {
  name: FieldName;
  /** Of the control that a label or an error points to. */
  id: string;
  hintId: string;
  messagesId: string;
  /** Ids of all that is said about the field, for `aria-describedby`. */
  describedBy: string;
  value: string;
  error: string | undefined;
  /** What was rounded or replaced. */
  note: string | undefined;
  /** Why the option cannot apply now. */
  reason: string | undefined;
  /** The reason, unless the group around the field tells it for all. */
  ownReason: string | undefined;
  set: (value: string) => void;
}

export const fieldId = (name: FieldName): string => `field-${name}`;

/** The same object until something about the field changes, so that a key in one field renders no other. */
export function useField(name: FieldName): Field {
  const { state, dispatch } = useCalculator();
  const group = useContext(ReasonContext);
  const value = state.form[name];
  const error = state.reckoning.problems.byField[name];
  const note = state.reckoning.notes[name] ?? state.replaced[name];
  const reason = unavailable(name, state.form, priceList);
  const toldBy = reason !== undefined && reason === group.reason ? group.id : undefined;
  return useMemo(() => {
    const id = fieldId(name);
    return {
      ...TEXTS[name],
      name,
      id,
      hintId: `${id}-hint`,
      messagesId: `${id}-messages`,
      describedBy: `${id}-hint ${id}-messages${toldBy ? ` ${toldBy}` : ""}`,
      value,
      error,
      note,
      reason,
      ownReason: toldBy ? undefined : reason,
      set: (value) => dispatch({ type: "set", name, value }),
    };
  }, [name, dispatch, value, error, note, reason, toldBy]);
}

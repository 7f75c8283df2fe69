import { isField, type FieldName } from "./form-state.ts";

/** A statement of what is not in the price, and the form's field that would put it there. */
export interface Warning {
  text: string;
  remedy?: { name: FieldName; value: string };
}

/** The engine ends what can be added with the parameter that adds it ("… Добавить его: montazh=1."); here that is a button. */
export function readWarning(warning: string): Warning {
  const [, text, name = "", value = ""] = /^(.*?) Добавить[^.:]*: (\w+)=(\w+)\.$/.exec(warning) ?? [];
  return text !== undefined && isField(name) ? { text, remedy: { name, value } } : { text: warning };
}

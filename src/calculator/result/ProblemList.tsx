import type { TargetedMouseEvent } from "preact";
import { fieldId, labelOf, useCalculator } from "../calculator-context.ts";
import type { SortedProblems } from "../form/field-errors.ts";
import { FIELD_NAMES, type FieldName } from "../form/form-state.ts";
import * as resultWords from "./result-words.ts";

/** In a shadow root the address cannot name a field, and would change the address of the page around it. */
export function goToField(event: TargetedMouseEvent<HTMLAnchorElement>, name: FieldName): void {
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  if (root !== document) event.preventDefault();
  root.getElementById(fieldId(name))?.focus();
}

/** In the order of the form. */
export const wrongFields = (byField: SortedProblems["byField"]): FieldName[] =>
  FIELD_NAMES.filter((name) => byField[name] !== undefined);

/** Which fields stand between the person and the price, each a way to its field. */
export function ProblemList() {
  const { byField, others } = useCalculator().state.formAnswer.problems;
  const fields = wrongFields(byField);
  return (
    <p class="problem-list">
      {resultWords.mend}{" "}
      {fields.map((name, at) => (
        <span key={name}>
          {at > 0 && ", "}
          <a href={`#${fieldId(name)}`} onClick={(event) => goToField(event, name)}>
            {labelOf(name).toLowerCase()}
          </a>
        </span>
      ))}
      {others.join(" ")}
    </p>
  );
}

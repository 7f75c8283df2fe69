import { fieldId, labelOf, useCalculator } from "../calculator/calculator-context.ts";
import { FIELD_NAMES } from "../calculator/form-state.ts";

/** Which fields stand between the person and the price, each a way to its field. */
export function ProblemList() {
  const { byField, others } = useCalculator().state.reckoning.problems;
  const fields = FIELD_NAMES.filter((name) => byField[name] !== undefined);
  return (
    <p class="problem-list">
      Исправьте:{" "}
      {fields.map((name, at) => (
        <span key={name}>
          {at > 0 && ", "}
          <a href={`#${fieldId(name)}`} onClick={() => document.getElementById(fieldId(name))?.focus()}>
            {labelOf(name).toLowerCase()}
          </a>
        </span>
      ))}
      {others.join(" ")}
    </p>
  );
}

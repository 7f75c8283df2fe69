import { useField } from "../calculator/calculator-context.ts";
import type { FieldName } from "../calculator/form-state.ts";
import { FieldMessages } from "./FieldMessages.tsx";

/** An option that is taken or not. */
export function FlagField({ name }: { name: FieldName }) {
  const field = useField(name);
  const disabled = field.reason !== undefined;
  return (
    <div class="field flag">
      <label>
        <input
          id={field.id}
          name={name}
          type="checkbox"
          value="1"
          checked={field.value === "1" && !disabled}
          disabled={disabled}
          onChange={(event) => field.set(event.currentTarget.checked ? "1" : "0")}
          aria-labelledby={`${field.id}-label`}
          aria-describedby={field.describedBy}
        />
        <span class="label" id={`${field.id}-label`}>
          {field.label}
        </span>
        <span class="hint" id={field.hintId}>
          {field.hint}
        </span>
      </label>
      <FieldMessages field={field} />
    </div>
  );
}

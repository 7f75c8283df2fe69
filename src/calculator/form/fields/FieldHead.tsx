import type { Field } from "../../calculator-context.ts";

/** The name of a field and its line of explanation. */
export function FieldHead({ field }: { field: Field }) {
  return (
    <div>
      <label class="label" for={field.id}>
        {field.label}
      </label>
      <p class="hint" id={field.hintId}>
        {field.hint}
      </p>
    </div>
  );
}

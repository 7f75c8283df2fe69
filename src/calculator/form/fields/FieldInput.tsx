import type { Field } from "../../calculator-context.ts";

interface FieldInputProps {
  field: Field;
  inputMode: "numeric" | "decimal";
  /** Ids of what describes it; those of the field's own messages when left out. */
  describedBy?: string;
}

/** Where the number of a field is typed. */
export function FieldInput({ field, inputMode, describedBy = field.describedBy }: FieldInputProps) {
  return (
    <input
      id={field.id}
      name={field.name}
      type="text"
      inputMode={inputMode}
      autocomplete="off"
      spellcheck={false}
      maxLength={60}
      value={field.value}
      onInput={(event) => field.set(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={field.settle}
      aria-invalid={field.error !== undefined}
      aria-describedby={describedBy}
    />
  );
}

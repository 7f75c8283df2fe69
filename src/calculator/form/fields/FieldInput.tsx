import type { Field } from "../../calculator-context.ts";

/** Where the number of a field is typed. */
export function FieldInput({ field, inputMode }: { field: Field; inputMode: "numeric" | "decimal" }) {
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
      aria-invalid={field.error !== undefined}
      aria-describedby={field.describedBy}
    />
  );
}

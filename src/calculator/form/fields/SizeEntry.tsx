import type { Field } from "../../calculator-context.ts";

/** The field to type a size into. */
export function SizeEntry({ field }: { field: Field }) {
  return (
    <span class="entry">
      <input
        id={field.id}
        name={field.name}
        type="text"
        inputMode="decimal"
        autocomplete="off"
        spellcheck={false}
        maxLength={60}
        value={field.value}
        onInput={(event) => field.set(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={field.settle}
        aria-invalid={field.error !== undefined}
        aria-describedby={field.describedBy}
      />
      <span class="unit">м</span>
    </span>
  );
}

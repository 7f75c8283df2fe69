import type { Field } from "../calculator/calculator-context.ts";

/** The head of a size: its name and line of explanation, and the field to type metres into. */
export function SizeEntry({ field }: { field: Field }) {
  return (
    <div class="size-head">
      <div>
        <label class="label" for={field.id}>
          {field.label}
        </label>
        <p class="hint" id={field.hintId}>
          {field.hint}
        </p>
      </div>
      <span class="entry">
        <input
          id={field.id}
          name={field.name}
          type="text"
          inputMode="decimal"
          autocomplete="off"
          maxLength={12}
          value={field.value}
          onInput={(event) => field.set(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.describedBy}
        />
        <span class="unit">м</span>
      </span>
    </div>
  );
}

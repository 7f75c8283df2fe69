import type { Field } from "../../calculator-context.ts";
import { FieldHead } from "./FieldHead.tsx";

/** The head of a size: its name and line of explanation, and the field to type metres into. */
export function SizeEntry({ field }: { field: Field }) {
  return (
    <div class="size-head">
      <FieldHead field={field} />
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
          aria-invalid={field.error !== undefined}
          aria-describedby={field.describedBy}
        />
        <span class="unit">м</span>
      </span>
    </div>
  );
}

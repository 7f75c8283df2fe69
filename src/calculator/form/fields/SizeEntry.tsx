import type { Field } from "../../calculator-context.ts";
import { FieldHead } from "./FieldHead.tsx";
import { FieldInput } from "./FieldInput.tsx";

/** The head of a size: its name and line of explanation, and the field to type metres into. */
export function SizeEntry({ field }: { field: Field }) {
  return (
    <div class="size-head">
      <FieldHead field={field} />
      <span class="entry">
        <FieldInput field={field} inputMode="decimal" />
        <span class="unit">м</span>
      </span>
    </div>
  );
}

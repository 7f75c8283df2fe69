import type { Field } from "../../calculator-context.ts";
import { FieldInput } from "./FieldInput.tsx";
import * as fieldWords from "./field-words.ts";

/** The field to type a size into. */
export function SizeEntry({ field }: { field: Field }) {
  return (
    <span class="entry">
      <FieldInput field={field} inputMode="decimal" />
      <span class="unit">{fieldWords.metre}</span>
    </span>
  );
}

import type { Field } from "../../calculator-context.ts";
import { useAfterPause } from "../../ui/use-after-pause.ts";

/** Under a control: what is wrong, or what was rounded. */
export function FieldMessages({ field: { messagesId, error, note } }: { field: Field }) {
  // Half of a number is wrong as a rule: told at once, it would move all that stands below at every other key.
  const told = useAfterPause(error);
  return (
    <div id={messagesId} class="messages">
      {told && <p class="message error">{told}</p>}
      {!error && note && <p class="message note">{note}</p>}
    </div>
  );
}

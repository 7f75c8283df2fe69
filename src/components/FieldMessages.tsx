import type { Field } from "../calculator/calculator-context.ts";

/** Under a control: what is wrong, what was rounded, or why it cannot apply. */
export function FieldMessages({ field: { messagesId, error, note, ownReason } }: { field: Field }) {
  return (
    <div id={messagesId} class="messages">
      {error && <p class="message error">{error}</p>}
      {!error && note && <p class="message note">{note}</p>}
      {ownReason && <p class="message reason">{ownReason}</p>}
    </div>
  );
}

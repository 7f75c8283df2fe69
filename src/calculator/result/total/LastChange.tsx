import { signedRoubles } from "../../../text/signed-roubles.ts";
import { labelOf, useCalculator } from "../../calculator-context.ts";

/** What the last change did to the total; a screen reader is told it by TotalAnnouncer. */
export function LastChange() {
  const { lastChange, formAnswer } = useCalculator().state;
  if (!lastChange || lastChange.difference === 0 || !formAnswer.body) return null;
  return (
    <p class="last-change" key={lastChange.difference}>
      <b>{signedRoubles(lastChange.difference)}</b> {labelOf(lastChange.name).toLowerCase()}
    </p>
  );
}

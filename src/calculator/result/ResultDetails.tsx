import { useCalculator } from "../calculator-context.ts";
import { Alternatives } from "./Alternatives.tsx";
import { Bill } from "./bill/Bill.tsx";
import { Shelf } from "../saved/Shelf.tsx";
import { NotIncluded } from "./NotIncluded.tsx";
import { Notes } from "./Notes.tsx";
import { TakeAway } from "../export/Export.tsx";

/** Everything under the card with the total. */
export function ResultDetails() {
  const { shown, formAnswer } = useCalculator().state;
  const isStale = formAnswer.body === undefined;
  if (shown === undefined) return null;
  return (
    <div class={isStale ? "result-details stale" : "result-details"} inert={isStale}>
      <NotIncluded body={shown} />
      <Alternatives body={shown} />
      <TakeAway body={shown} />
      <Bill body={shown} />
      <Shelf />
      <Notes body={shown} />
    </div>
  );
}

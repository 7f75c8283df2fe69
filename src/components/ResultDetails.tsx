import { useCalculator } from "../calculator/calculator-context.ts";
import { Drawing } from "../drawing/Drawing.tsx";
import { Alternatives } from "./Alternatives.tsx";
import { Bill } from "./Bill.tsx";
import { NotIncluded } from "./NotIncluded.tsx";
import { Notes } from "./Notes.tsx";
import { TakeAway } from "./take-away/TakeAway.tsx";

/** Everything under the card with the total. */
export function ResultDetails() {
  const { shown, reckoning } = useCalculator().state;
  const isStale = reckoning.body === undefined;
  if (shown === undefined) return null;
  return (
    <div class={isStale ? "result-details stale" : "result-details"} inert={isStale}>
      <Drawing body={shown} />
      <NotIncluded body={shown} />
      <Alternatives body={shown} />
      <TakeAway body={shown} />
      <Bill body={shown} />
      <Notes body={shown} />
    </div>
  );
}

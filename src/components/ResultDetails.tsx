import { useMemo } from "preact/hooks";
import { CalculatorContext, useCalculator } from "../calculator/calculator-context.ts";
import { useWhenIdle } from "../calculator/use-when-idle.ts";
import { Drawing } from "../drawing/Drawing.tsx";
import { Alternatives } from "./Alternatives.tsx";
import { Bill } from "./Bill.tsx";
import { NotIncluded } from "./NotIncluded.tsx";
import { Notes } from "./Notes.tsx";
import { TakeAway } from "./take-away/TakeAway.tsx";

/** Everything under the total. It is most of the page's work, so a key shows the new total first, and this when it is idle. */
export function ResultDetails() {
  const now = useCalculator();
  const settled = useWhenIdle(now);
  // Nothing typed yet: the link that the page is opened with must not flash another hangar.
  const calculator = now.state.touched ? settled : now;
  return useMemo(
    () => (
      <CalculatorContext.Provider value={calculator}>
        <Details />
      </CalculatorContext.Provider>
    ),
    [calculator],
  );
}

function Details() {
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

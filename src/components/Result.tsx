import { useCalculator } from "../calculator/calculator-context.ts";
import { Drawing } from "../drawing/Drawing.tsx";
import { Alternatives } from "./Alternatives.tsx";
import { Bill } from "./Bill.tsx";
import { NotIncluded } from "./NotIncluded.tsx";
import { Notes } from "./Notes.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { TakeAway } from "./take-away/TakeAway.tsx";
import { TotalCard } from "./TotalCard.tsx";

/** The answer to the form; while the form has a problem, the last good one, marked as past. */
export function Result() {
  const { shown, reckoning } = useCalculator().state;
  const isStale = reckoning.body === undefined;
  if (shown === undefined) {
    return (
      <section class="total-card stale" aria-label="Стоимость">
        <p class="total-label">Цены пока нет</p>
        <ProblemList />
      </section>
    );
  }
  return (
    <>
      <TotalCard body={shown} isStale={isStale} />
      <div class={isStale ? "result-details stale" : "result-details"} inert={isStale}>
        <Drawing body={shown} />
        <NotIncluded body={shown} />
        <Alternatives body={shown} />
        <TakeAway body={shown} />
        <Bill body={shown} />
        <Notes body={shown} />
      </div>
    </>
  );
}

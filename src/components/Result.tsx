import { useCalculator } from "../calculator/calculator-context.ts";
import { ProblemList } from "./ProblemList.tsx";
import { ResultDetails } from "./ResultDetails.tsx";
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
      <ResultDetails />
    </>
  );
}

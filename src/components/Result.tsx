import { useCalculator } from "../calculator/calculator-context.ts";
import { ProblemList } from "./ProblemList.tsx";
import { ResultDetails } from "./ResultDetails.tsx";
import { TotalCard } from "./TotalCard.tsx";

/** The answer to the form; while the form has a problem, the last good one, marked as past. */
export function Result() {
  const { shown, reckoning, touched } = useCalculator().state;
  return (
    <div class={touched ? "result-column touched" : "result-column"} id="result">
      {shown === undefined ? (
        <section class="total-card stale" aria-label="Стоимость">
          <p class="total-label">Цены пока нет</p>
          <ProblemList />
        </section>
      ) : (
        <>
          <TotalCard body={shown} isStale={reckoning.body === undefined} />
          <ResultDetails />
        </>
      )}
    </div>
  );
}

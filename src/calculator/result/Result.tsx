import { useMemo } from "preact/hooks";
import { useCalculator } from "../calculator-context.ts";
import { useWhenIdle } from "../ui/use-when-idle.ts";
import { CalculatorProvider } from "../CalculatorProvider.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { ResultDetails } from "./ResultDetails.tsx";
import { Total } from "./total/Total.tsx";
import { TotalDetails } from "./total/TotalDetails.tsx";

/**
 * The answer to the form; while the form has a problem, the last good one, marked as past. All but the total is most of
 * the page's work, so a key shows the new total first, and the rest when the page is idle.
 */
export function Result() {
  const now = useCalculator();
  const { shown, formAnswer, touched } = now.state;
  const isStale = formAnswer.body === undefined;
  const { settled, settle } = useWhenIdle(now);
  // Nothing typed yet: the link that the page is opened with must not flash another hangar.
  const calculator = touched ? settled : now;
  const [totalDetails, resultDetails] = useMemo(
    () => [
      <CalculatorProvider calculator={calculator}>
        <TotalDetails />
      </CalculatorProvider>,
      <CalculatorProvider calculator={calculator}>
        <ResultDetails />
      </CalculatorProvider>,
    ],
    [calculator],
  );
  return (
    // Whatever is clicked on is of the new calculation.
    <div class={touched ? "result-column touched" : "result-column"} id="result" onClickCapture={settle}>
      {shown === undefined ? (
        <section class="total-card stale" aria-label="Стоимость">
          <p class="total-label">Цены пока нет</p>
          <ProblemList />
        </section>
      ) : (
        <>
          <section class={isStale ? "total-card stale" : "total-card"} aria-label="Стоимость">
            <Total body={shown} isStale={isStale} />
            {totalDetails}
          </section>
          {resultDetails}
        </>
      )}
    </div>
  );
}

import { useMemo } from "preact/hooks";
import { useCalculator } from "../calculator-context.ts";
import { useWhenIdle } from "../ui/use-when-idle.ts";
import { CalculatorProvider } from "../CalculatorProvider.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { ResultDetails } from "./ResultDetails.tsx";

/**
 * The answer to the form; while the form has a problem, the last good one, marked as past. It is most of the page's work,
 * so a key shows the new total in the bar first, and this when the page is idle.
 */
export function Result() {
  const now = useCalculator();
  const { shown, touched } = now.state;
  const { settled, settle } = useWhenIdle(now);
  // Nothing typed yet: the link that the page is opened with must not flash another hangar.
  const calculator = touched ? settled : now;
  const details = useMemo(
    () => (
      <CalculatorProvider calculator={calculator}>
        <ResultDetails />
      </CalculatorProvider>
    ),
    [calculator],
  );
  return (
    // Whatever is clicked on is of the new calculation.
    <div class={touched ? "result touched" : "result"} id="result" onClickCapture={settle}>
      {shown === undefined ? (
        <section class="result-title" aria-label="Расчёт">
          <h2>Цены пока нет</h2>
          <ProblemList />
        </section>
      ) : (
        details
      )}
    </div>
  );
}

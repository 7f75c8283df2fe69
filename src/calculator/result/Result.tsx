import { useSettledPart } from "../use-settled-part.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { ResultDetails } from "./ResultDetails.tsx";

/**
 * The answer to the form; while the form has a problem, the last good one, marked as past. It is most of the page's work,
 * so a key shows the new total in the bar first, and this when the page is idle.
 */
export function Result() {
  const { now, part, settle } = useSettledPart(ResultDetails);
  const { shown, touched } = now.state;
  return (
    <div class={touched ? "result touched" : "result"} id="result" onClickCapture={settle}>
      {shown === undefined ? (
        <section class="result-title" aria-label="Расчёт">
          <h2>Цены пока нет</h2>
          <ProblemList />
        </section>
      ) : (
        part
      )}
    </div>
  );
}

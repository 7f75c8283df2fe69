import { useCalculatorParts, useHeldCalculator } from "../calculator-context.ts";
import { UNSETTLED_NOTICE } from "./unsettled-notice.ts";

/** What of the opened link could not be used: nothing of it is dropped in silence. */
export function LinkNotices() {
  const held = useHeldCalculator();
  const [notices] = useCalculatorParts(({ state }) => [state.notices]);
  if (notices.length === 0) return null;
  return (
    <section class="notice" role="alert" aria-label="Замечания к ссылке">
      <p class="notice-title">
        {notices.every((notice) => notice === UNSETTLED_NOTICE)
          ? "Это ещё не окончательный расчёт"
          : "Часть ссылки не понята, остальное — в форме"}
      </p>
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <button type="button" class="button quiet" onClick={() => held.now.dispatch({ type: "dismiss notices" })}>
        Понятно
      </button>
    </section>
  );
}

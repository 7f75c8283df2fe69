import { useCalculator } from "../calculator/calculator-context.ts";

/** What of the opened link could not be used: nothing of it is dropped in silence. */
export function LinkNotices() {
  const { state, dispatch } = useCalculator();
  if (state.notices.length === 0) return null;
  return (
    <section class="notice" role="alert" aria-label="Замечания к ссылке">
      <p class="notice-title">Часть ссылки не понята, остальное — в форме</p>
      <ul>
        {state.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <button type="button" class="button quiet" onClick={() => dispatch({ type: "dismiss notices" })}>
        Понятно
      </button>
    </section>
  );
}

import { useCalculator } from "../calculator/calculator-context.ts";

/** The form's title with the reset, which can be taken back until the next change. */
export function FormHead() {
  const { state, dispatch } = useCalculator();
  const isReset = state.beforeReset !== undefined;
  return (
    <div class="form-head">
      <h2>Ваш ангар</h2>
      <span role="status" class="form-head-status">
        {isReset && "Форма сброшена"}
      </span>
      <button
        type="button"
        class="button quiet"
        onClick={() => dispatch({ type: isReset ? "take back reset" : "reset" })}
      >
        {isReset ? "Вернуть, как было" : "Сбросить"}
      </button>
    </div>
  );
}

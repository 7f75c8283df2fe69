import { useCalculatorParts, useHeldCalculator } from "../calculator-context.ts";

/** The form's title with the reset; what took the form's place can be taken back until the next change. */
export function FormHead() {
  const held = useHeldCalculator();
  const [takeBack] = useCalculatorParts(({ state }) => [state.takeBack]);
  return (
    <div class="form-head">
      <h2>Ваш ангар</h2>
      <span role="status" class="form-head-status">
        {takeBack?.told}
      </span>
      <button
        type="button"
        class="button quiet"
        onClick={() => held.now.dispatch({ type: takeBack ? "take back" : "reset" })}
      >
        {takeBack ? "Вернуть, как было" : "Сбросить"}
      </button>
    </div>
  );
}

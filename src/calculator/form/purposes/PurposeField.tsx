import { useCalculatorParts, useHeldCalculator } from "../../calculator-context.ts";
import { defaultHangar } from "../default-hangar.ts";
import { FIELD_NAMES } from "../form-state.ts";
import { presetOf, PRESETS } from "./purposes.ts";

/** Ready hangars to begin from, and the way back: what took the form's place can be taken back until the next change. */
export function PurposeField() {
  const held = useHeldCalculator();
  const [chosen, takeBack, isUsual] = useCalculatorParts(({ state: { form, takeBack, offered } }) => {
    const usual = defaultHangar(offered);
    return [presetOf(form), takeBack, FIELD_NAMES.every((name) => form[name] === usual[name])];
  });
  return (
    <div class="purposes">
      <button
        type="button"
        class={takeBack || !isUsual ? "button quiet" : "button quiet unneeded"}
        onClick={() => {
          if (!takeBack) return held.now.dispatch({ type: "reset", wish: held.wish?.takeOut() });
          if (takeBack.wish) held.wish?.bringBack(takeBack.wish);
          held.now.dispatch({ type: "take back" });
        }}
      >
        {takeBack ? "Вернуть, как было" : "Сбросить"}
      </button>
      {PRESETS.map((preset) => (
        <button
          key={preset.name}
          type="button"
          class="chip"
          aria-pressed={preset === chosen}
          onClick={() =>
            held.now.dispatch({ type: "preset", form: preset.form, told: `Подставлен набор «${preset.name}»` })
          }
        >
          {preset.name}
        </button>
      ))}
      <span role="status" class="visually-hidden">
        {takeBack?.told}
      </span>
    </div>
  );
}

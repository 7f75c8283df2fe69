import { roubles } from "../engine/texts/format.ts";
import { useEffect, useState } from "preact/hooks";
import { useCalculator } from "../calculator/calculator-context.ts";

/** Long enough for a typed number to be complete before it is read out. */
const PAUSE_MS = 800;

/** Tells a screen reader the new total once typing pauses. */
export function TotalAnnouncer() {
  const { state } = useCalculator();
  const { body } = state.reckoning;
  const [told, tell] = useState("");
  const text = body ? `Итого ${roubles(body.result.total_with_vat)} с НДС` : "Цена не посчитана: в форме есть ошибка";
  useEffect(() => {
    if (!state.touched) return;
    const timer = setTimeout(() => tell(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, state.touched]);
  return (
    <p class="visually-hidden" role="status">
      {told}
    </p>
  );
}

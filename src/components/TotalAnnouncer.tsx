import { roubles } from "../engine/texts/format.ts";
import { useEffect, useState } from "preact/hooks";
import { labelOf, useCalculator } from "../calculator/calculator-context.ts";
import type { FieldName } from "../calculator/form-state.ts";
import type { Reckoning } from "../calculator/reckoning.ts";

/** Long enough for a typed number to be complete before it is read out. */
const PAUSE_MS = 800;

/** Tells a screen reader the new total, or what is wrong, once typing pauses. */
export function TotalAnnouncer() {
  const { state } = useCalculator();
  const [told, tell] = useState("");
  const text = announcement(state.reckoning);
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

function announcement({ body, problems, notes }: Reckoning): string {
  if (body) return [`Итого ${roubles(body.result.total_with_vat)} с НДС.`, ...Object.values(notes)].join(" ");
  const byField = Object.entries(problems.byField) as [FieldName, string][];
  const told = byField.map(([name, problem]) => `${labelOf(name)}: ${problem}`);
  return ["Цена не посчитана.", ...told, ...problems.others].join(" ");
}

import { roubles } from "../../../text/format.ts";
import { signedRoubles } from "../../../text/signed-roubles.ts";
import { labelOf, useCalculator } from "../../calculator-context.ts";
import type { FieldName } from "../../form/form-state.ts";
import type { CalculatorState } from "../../calculator-state.ts";
import { PausedStatus } from "../../ui/PausedStatus.tsx";
import * as resultWords from "../result-words.ts";

/** Tells a screen reader the new total, or what is wrong, once typing pauses. */
export function TotalAnnouncer() {
  const { state } = useCalculator();
  return <PausedStatus text={announcement(state)} isOn={state.touched} />;
}

function announcement({ formAnswer, lastChange, reserve, leftOut }: CalculatorState): string {
  const { body, problems, notes } = formAnswer;
  if (reserve) return "";
  if (body) {
    const changed = lastChange ? [`${labelOf(lastChange.name)}: ${signedRoubles(lastChange.difference)}.`] : [];
    const total = resultWords.totalWithVat(roubles(body.result.total_with_vat));
    return [...changed, total, ...leftOut.sentences, ...Object.values(notes)].join(" ");
  }
  const byField = Object.entries(problems.byField) as [FieldName, string][];
  const told = byField.map(([name, problem]) => `${labelOf(name)}: ${problem}`);
  return [resultWords.notCalculated, ...told, ...problems.others].join(" ");
}

import { CalculatorContext, type Calculator } from "../calculator/calculator-context.ts";
import { TotalAnnouncer } from "../components/TotalAnnouncer.tsx";
import { AttributeProblems } from "./AttributeProblems.tsx";
import { CompactForm } from "./CompactForm.tsx";
import { CompactResult } from "./CompactResult.tsx";

/** All that stands in the element's shadow root. */
export function EmbeddedCalculator({ calculator }: { calculator: Calculator }) {
  return (
    <CalculatorContext.Provider value={calculator}>
      <div class="calculator" lang="ru" part="calculator">
        <AttributeProblems />
        <CompactForm />
        <CompactResult />
        <TotalAnnouncer />
      </div>
    </CalculatorContext.Provider>
  );
}

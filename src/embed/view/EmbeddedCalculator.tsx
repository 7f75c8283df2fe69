import { language } from "hangar-engine";
import type { Calculator } from "../../calculator/calculator-context.ts";
import { CalculatorProvider } from "../../calculator/CalculatorProvider.tsx";
import { TotalAnnouncer } from "../../calculator/result/total/TotalAnnouncer.tsx";
import { AttributeProblems } from "./AttributeProblems.tsx";
import { CompactForm } from "./CompactForm.tsx";
import { CompactResult } from "./CompactResult.tsx";

/** All that stands in the element's shadow root. */
export function EmbeddedCalculator({ calculator }: { calculator: Calculator }) {
  return (
    <CalculatorProvider calculator={calculator}>
      <div class="calculator" lang={language.lang} part="calculator">
        <AttributeProblems />
        <CompactForm />
        <CompactResult />
        <TotalAnnouncer />
      </div>
    </CalculatorProvider>
  );
}

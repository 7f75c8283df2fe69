import type { ComponentType, VNode } from "preact";
import { useMemo } from "preact/hooks";
import { useCalculator, type Calculator } from "./calculator-context.ts";
import { CalculatorProvider } from "./CalculatorProvider.tsx";
import { useWhenIdle } from "./ui/use-when-idle.ts";

/**
 * A part that is given the calculator of the last idle moment: a key is answered first by what stands around it.
 * `settle`, at a click, does not wait any longer: whatever is clicked on is of the new calculation.
 */
export function useSettledPart(Part: ComponentType): { now: Calculator; part: VNode; settle: () => void } {
  const now = useCalculator();
  const { settled, settle } = useWhenIdle(now);
  // Nothing typed yet: the link that the page is opened with must not flash another hangar.
  const calculator = now.state.touched ? settled : now;
  const part = useMemo(
    () => (
      <CalculatorProvider calculator={calculator}>
        <Part />
      </CalculatorProvider>
    ),
    [calculator],
  );
  return { now, part, settle };
}

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { CalculatorContext, type Calculator, type HeldCalculator } from "./calculator-context.ts";

/** Gives the calculator to all that is inside, and tells them when it changes. */
export function CalculatorProvider({ calculator, children }: { calculator: Calculator; children: ComponentChildren }) {
  const [held] = useState<HeldCalculator>({ now: calculator, listeners: new Set() });
  held.now = calculator;
  useLayoutEffect(() => held.listeners.forEach((listener) => listener()), [calculator]);
  return <CalculatorContext.Provider value={held}>{children}</CalculatorContext.Provider>;
}

import { hydrate, render } from "preact";
import { CalculatorContext, type HeldCalculator } from "./calculator-context.ts";
import { useOlderList } from "./link/use-older-list.ts";
import { OfferPrinter } from "./offer/OfferPrinter.tsx";
import { Result } from "./result/Result.tsx";

/** Takes over what the page was made with, or, where the form has changed since, puts its own in the place of that. */
export function bringToLife(place: Element, held: HeldCalculator, isAsMade: boolean): void {
  const parts = (
    <CalculatorContext.Provider value={held}>
      <Parts />
    </CalculatorContext.Provider>
  );
  if (isAsMade) return hydrate(parts, place);
  place.replaceChildren();
  render(parts, place);
}

function Parts() {
  useOlderList();
  return (
    <>
      <Result />
      <OfferPrinter />
    </>
  );
}

import { initialState } from "./calculator-state.ts";
import { Calculator } from "./Calculator.tsx";
import { hydrateForm } from "./form/early-input.ts";
import { optionPrices } from "./form/option-prices/option-prices.ts";

/** Brings the calculator that the page was made with to life, in pieces: a slow phone scrolls between them. */
export async function hydrateCalculator(root: Element): Promise<void> {
  await nextTask();
  const state = initialState();
  await nextTask();
  const prices = optionPrices(state.form);
  await nextTask();
  hydrateForm(<Calculator first={{ state, prices }} stage="" below="" />, root);
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

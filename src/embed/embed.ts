import { HangarCalculator } from "./hangar-calculator.ts";

/*
 * /embed.js: defines the element on a page of any site. It imports the engine's one file from where it was itself
 * loaded, so the prices are always today's.
 */
const NAME = "hangar-calculator";

// A page may load the script twice, by different addresses.
if (!customElements.get(NAME)) customElements.define(NAME, HangarCalculator);

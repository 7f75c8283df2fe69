import { render } from "preact";
import type { Action } from "../calculator/calculator-state.ts";
import { readAttributes } from "./attributes.ts";
import { acted, changed, firstState, type EmbedState } from "./embed-state.ts";
import { EmbeddedCalculator } from "./view/EmbeddedCalculator.tsx";

/** All of the element that speaks: /embed.js has it in Russian, /embed-<lang>.js in another language. */
export const speech = {
  readAttributes,
  firstState,
  changed,
  acted,
  show(room: Element, { calculator }: EmbedState, dispatch: (action: Action) => void): void {
    render(<EmbeddedCalculator calculator={{ state: calculator, dispatch }} />, room);
  },
  clear: (room: Element): void => render(null, room),
};

export type Speech = typeof speech;

import { render } from "preact";
import { Calculator } from "../../calculator/Calculator.tsx";

export function showCalculator(room: Element): void {
  room.replaceChildren();
  render(<Calculator stage="" below="" wish="" />, room);
}

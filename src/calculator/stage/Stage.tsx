import { Drawing } from "../../drawing/Drawing.tsx";
import { metresOfMm, withUnit } from "../../text/format.ts";
import { useCalculator } from "../calculator-context.ts";

/** The hangar itself: the page's picture, to which everything else is set. */
export function Stage() {
  const { shown } = useCalculator().state;
  if (shown === undefined) return null;
  const { width_mm, length_m } = shown.dimensions;
  return (
    <section class="stage" aria-labelledby="stage-title">
      <h1 id="stage-title">
        Ангар {metresOfMm(width_mm)} × {withUnit(length_m, "м")}
      </h1>
      <Drawing body={shown} />
    </section>
  );
}

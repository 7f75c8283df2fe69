import type { CalcResponse } from "hangar-engine";
import { roubles } from "../../text/format.ts";
import { useCalculator } from "../calculator-context.ts";
import { openLink } from "../link/link-to-form.ts";
import { signedRoubles } from "../../text/signed-roubles.ts";

/** The same hangar in another configuration: one tap switches the form to it. */
export function Alternatives({ body }: { body: CalcResponse }) {
  const { dispatch } = useCalculator();
  return (
    <section class="card alternatives" aria-labelledby="alternatives-title">
      <h2 id="alternatives-title">Варианты этого ангара</h2>
      <ul>
        {body.alternatives.map(({ name, total_with_vat, difference, url }, at) => (
          <li key={at}>
            <button type="button" onClick={() => dispatch({ type: "switch", link: openLink(new URL(url).search) })}>
              <span class="alternative-name">{name}</span>
              <span class="alternative-difference">{signedRoubles(difference)}</span>
              <span class="alternative-total">{roubles(total_with_vat)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

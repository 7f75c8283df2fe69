import { type CalcResponse, readWarning } from "hangar-engine";
import { useCalculator } from "../../calculator/calculator-context.ts";
import type { FieldName } from "../../calculator/form/form-state.ts";
import * as embedWords from "../embed-words.ts";

/** The manufacturer's statements of what is not in the price; what the form can add is one tap away. */
export function NotIncluded({ body }: { body: CalcResponse }) {
  const { state, dispatch } = useCalculator();
  const limits: Partial<Record<FieldName, number>> = state.offered.limits;
  return (
    <section class="card not-included" aria-labelledby="not-included-title">
      <h2 id="not-included-title">{embedWords.notIncluded}</h2>
      <ul>
        {body.warnings.map(readWarning).map(({ text, remedy }) => (
          <li key={text}>
            <span>{text}</span>
            {remedy && limits[remedy.name] !== 0 && (
              <button type="button" class="button small" onClick={() => dispatch({ type: "set", ...remedy })}>
                {embedWords.add}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

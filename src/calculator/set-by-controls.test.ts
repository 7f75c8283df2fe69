import fc from "fast-check";
import { priceList } from "hangar-engine";
import { expect, test } from "vitest";
import { requestsTo } from "../../tests/support/arbitraries.ts";
import { engine } from "../../tests/support/example-engine.ts";
import { runs } from "../../tests/support/runs.ts";
import { initialState, reduce, type CalculatorState } from "./calculator-state.ts";
import { applies } from "./form/availability.ts";
import { FIELD_NAMES, OPTION_DEFAULTS } from "./form/form-state.ts";
import { openLink } from "./link/link-to-form.ts";

const { validQuery, answer } = requestsTo(engine);

test("whatever stands in the form, set from the top down it is the hangar that the API calculates; so is its link", () => {
  let state: CalculatorState = initialState();
  fc.assert(
    fc.property(validQuery, (asked) => {
      const wanted: Record<string, string> = { ...OPTION_DEFAULTS, ...asked };
      for (const name of FIELD_NAMES) {
        // A control that cannot apply is not there to be set.
        if (name in OPTION_DEFAULTS && !applies(name, state.form, priceList)) continue;
        state = reduce(state, { type: "set", name, value: wanted[name]! });
      }
      const { calculation_id, calculator_link, result } = answer(asked);
      expect(state.formAnswer.body).toMatchObject({ calculation_id, result });
      const opened = reduce(state, { type: "open", link: openLink(new URL(calculator_link).search) });
      expect(opened.formAnswer.body).toMatchObject({ calculation_id, result });
      expect(opened.notices).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

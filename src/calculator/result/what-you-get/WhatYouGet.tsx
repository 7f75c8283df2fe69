import type { CalcResponse } from "hangar-engine";
import { roubles } from "../../../text/format.ts";
import { signedRoubles } from "../../../text/signed-roubles.ts";
import { useCalculator } from "../../calculator-context.ts";
import type { FieldName, FormState } from "../../form/form-state.ts";
import { priceOfOption } from "../../form/option-prices/option-prices.ts";
import { whatIsIn } from "./what-is-in.ts";
import { whatIsNotIn, type LeftOut } from "./what-is-not-in.ts";

/** What is in the price beside what is not: what the calculator can add is one tap away, with what it costs. */
export function WhatYouGet({ body }: { body: CalcResponse }) {
  const { offered, form } = useCalculator().state;
  const limits: Partial<Record<FieldName, number>> = offered.limits;
  const rows = whatIsNotIn(body).filter((row) => !("adds" in row) || limits[row.adds.name] !== 0);
  return (
    <div class="what-you-get result-pair">
      <section class="card" aria-labelledby="is-in-title">
        <h3 id="is-in-title" tabIndex={-1}>
          Входит
        </h3>
        <ul>
          {whatIsIn(body).map(({ text, sum, warning }) => (
            <li key={text}>
              <span>
                {text}
                {warning && <span class="message note"> {warning}</span>}
              </span>
              <b>{roubles(sum)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section class="card" aria-labelledby="is-not-in-title">
        <h3 id="is-not-in-title">Не входит</h3>
        <ul>
          {rows.map((row) => (
            <li key={row.text}>
              <span>{row.text}</span>
              {"adds" in row ? <AddButton form={form} row={row} /> : <span class="how">{row.how}</span>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function AddButton({ form, row: { text, adds } }: { form: FormState; row: Extract<LeftOut, { adds: unknown }> }) {
  const { dispatch } = useCalculator();
  const { name, value, label = "добавить" } = adds;
  const { adds: sum } = priceOfOption(name, form);
  return (
    <button
      type="button"
      class="button add"
      onClick={(event) => {
        dispatch({ type: "set", name, value });
        // The button goes away with what it added.
        event.currentTarget.closest(".what-you-get")?.querySelector("h3")?.focus();
      }}
    >
      {label}
      <span class="visually-hidden"> {text},</span> {sum !== undefined && signedRoubles(sum)}
    </button>
  );
}

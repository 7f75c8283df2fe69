import { configurationInWords } from "hangar-engine";
import type { ComponentChildren } from "preact";
import { useCalculator } from "../../calculator/calculator-context.ts";
import { Facts } from "./Facts.tsx";
import { NotIncluded } from "./NotIncluded.tsx";
import { ProblemList } from "../../calculator/result/ProblemList.tsx";
import { Provenance } from "../../calculator/result/Provenance.tsx";
import { Total } from "./Total.tsx";
import { sentence } from "../../text/format.ts";
import { OutLink } from "./OutLink.tsx";
import * as embedWords from "../embed-words.ts";

/** The price, what it is of and what is not in it, and the ways on: two, and those given; whoever has the whole calculation before them needs but one. */
export function CompactResult({ isWhole = false, children }: { isWhole?: boolean; children?: ComponentChildren }) {
  const { shown, formAnswer } = useCalculator().state;
  const isStale = formAnswer.body === undefined;
  const stale = isStale ? " stale" : "";
  if (shown === undefined) {
    return (
      <section class="total-strip stale" part="total" aria-label={embedWords.price}>
        <p class="total-label">{embedWords.noPrice}</p>
        <ProblemList />
      </section>
    );
  }
  return (
    <>
      <section class={`total-strip${stale}`} part="total" aria-label={embedWords.price}>
        <Total body={shown} isStale={isStale} />
      </section>
      <div class={`result-details${stale}`} part="result" inert={isStale}>
        <Facts body={shown} />
        <p class="configuration">{embedWords.calculated(sentence(configurationInWords(shown)))}</p>
        <div class="actions" part="actions">
          <slot name="actions">
            <OutLink class="button primary" part="request" href={shown.next_step.request_quote_url}>
              {embedWords.sendRequest}
            </OutLink>
            {!isWhole && (
              <OutLink class="button" part="full" href={shown.calculator_link}>
                {embedWords.wholeCalculation}
              </OutLink>
            )}
          </slot>
          {children}
        </div>
        <NotIncluded body={shown} />
        <div part="attribution">
          <Provenance body={shown} />
          <p class="provenance">
            {embedWords.pricesOf} <OutLink href={shown.site}>{shown.manufacturer}</OutLink>
          </p>
        </div>
      </div>
    </>
  );
}

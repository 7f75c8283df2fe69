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

/** The price, what it is of and what is not in it, and the ways on: two, and those given. */
export function CompactResult({ children }: { children?: ComponentChildren }) {
  const { shown, formAnswer } = useCalculator().state;
  const isStale = formAnswer.body === undefined;
  const stale = isStale ? " stale" : "";
  if (shown === undefined) {
    return (
      <section class="total-strip stale" part="total" aria-label="Стоимость">
        <p class="total-label">Цены пока нет</p>
        <ProblemList />
      </section>
    );
  }
  return (
    <>
      <section class={`total-strip${stale}`} part="total" aria-label="Стоимость">
        <Total body={shown} isStale={isStale} />
      </section>
      <div class={`result-details${stale}`} part="result" inert={isStale}>
        <Facts body={shown} />
        <p class="configuration">В расчёте: {sentence(configurationInWords(shown))}</p>
        <div class="actions" part="actions">
          <slot name="actions">
            <OutLink class="button primary" part="request" href={shown.next_step.request_quote_url}>
              Оставить заявку
            </OutLink>
            <OutLink class="button" part="full" href={shown.calculator_link}>
              Полный расчёт
            </OutLink>
          </slot>
          {children}
        </div>
        <NotIncluded body={shown} />
        <div part="attribution">
          <Provenance body={shown} />
          <p class="provenance">
            Цены производителя: <OutLink href={shown.site}>{shown.manufacturer}</OutLink>
          </p>
        </div>
      </div>
    </>
  );
}

import type { CalcResponse } from "hangar-engine";
import { capitalized, roubles } from "../../text/format.ts";
import { useCalculator } from "../calculator-context.ts";
import { SaveCard } from "../saved/SaveCard.tsx";
import { besidePrice } from "../wish/left-out.ts";
import { Alternatives } from "./Alternatives.tsx";
import { Bill } from "./bill/Bill.tsx";
import { LoadsStatement } from "./LoadsStatement.tsx";
import { Notes } from "./Notes.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { Provenance } from "./Provenance.tsx";
import { WhatYouGet } from "./what-you-get/WhatYouGet.tsx";

/** What one gets for the price, the estimate, and what to do with it. */
export function ResultDetails() {
  const { shown, formAnswer } = useCalculator().state;
  const isStale = formAnswer.body === undefined;
  if (shown === undefined) return null;
  return (
    <>
      <Title body={shown} isStale={isStale} />
      <div class={isStale ? "result-details stale" : "result-details"} inert={isStale}>
        <WhatYouGet body={shown} />
        <Bill body={shown} />
        <div class="result-pair">
          <SaveCard body={shown} />
          <Alternatives body={shown} />
        </div>
        <Notes body={shown} />
      </div>
    </>
  );
}

function Title({ body, isStale }: { body: CalcResponse; isStale: boolean }) {
  const { result, normalization_notes = [] } = body;
  const { reserve, leftOut } = useCalculator().state;
  const beside = besidePrice(leftOut);
  const heading = reserve ? "Ещё не ваша цена:" : "Что вы получите за";
  return (
    <header class="result-title">
      <h2>{isStale ? "Это прошлый расчёт" : `${heading}\u00a0${roubles(result.total_with_vat)}`}</h2>
      {isStale && <ProblemList />}
      {beside && (
        <p id="left-out" class="message note">
          {capitalized(beside)}.
        </p>
      )}
      {normalization_notes.length > 0 && <p>{normalization_notes.join(" ")}</p>}
      <LoadsStatement />
      <Provenance body={body} />
    </header>
  );
}

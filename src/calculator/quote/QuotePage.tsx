import { useEffect, useMemo, useState } from "preact/hooks";
import { calculationOfLink } from "./calculation/calculation-of-link.ts";
import { useOlderTotal } from "./calculation/use-older-total.ts";
import type { Seller } from "./seller.ts";
import { useOwnService } from "./own-service/use-own-service.ts";
import { useSending } from "./send/use-sending.ts";
import { QuoteForm } from "./QuoteForm.tsx";
import { ListOfLink } from "./calculation/ListOfLink.tsx";
import { takeOver } from "../wish/hand-over.ts";
import { UNCHECKED_PRICES } from "../ui/connection.ts";
import { useOutOfTouch } from "../ui/use-out-of-touch.ts";
import { setOnScreen } from "../ui/on-screen.ts";
import { CalculationSummary } from "./calculation/CalculationSummary.tsx";
import { LinkNotices } from "./calculation/LinkNotices.tsx";
import { InsteadOfId } from "./calculation/InsteadOfId.tsx";
import { NotIncluded } from "./calculation/NotIncluded.tsx";
import { NoCalculation } from "./calculation/NoCalculation.tsx";
import { notHeld } from "./quote-request.ts";
import { leftOutBeside } from "./contacts/words-of-wish.ts";
import { UnsentList } from "./send/UnsentList.tsx";

/** The quote request form of a link: the calculation that it means, the contacts, the ways to send both. */
export function QuotePage({ query, seller: built }: { query: string; seller: Seller }) {
  const [search, setSearch] = useState(query);
  const linked = useMemo(() => calculationOfLink(search), [search]);
  const { answer, id, insteadOfId, notices } = linked;
  useState(() => answer.status === 200 && takeOver(answer.body.calculation_id));
  const older = useOlderTotal(linked);
  const asked = useOwnService(built);
  const seller = asked ?? built;
  const sending = useSending(seller);
  const isOut = useOutOfTouch();
  const shown = answer.status === 200 ? answer.body : undefined;
  useEffect(() => setOnScreen({ shown }), [shown]);

  function open(id: string): void {
    const corrected = `?${new URLSearchParams({ calculation_id: id })}`;
    history.replaceState(null, "", location.pathname + corrected);
    setSearch(corrected);
  }

  if (answer.status === 400) {
    return (
      <div class="sheet">
        <UnsentList sending={sending} endpoint={seller.endpoint} />
        <LinkNotices notices={notices} />
        <ListOfLink older={older} />
        <NoCalculation
          key={search}
          body={answer.body}
          id={id}
          query={search}
          seller={seller}
          wasOffered={older?.change !== undefined}
          onOpen={open}
        />
      </div>
    );
  }
  const was = older?.change !== undefined && { price_change: older.change, link_prices_version: older.prices_version };
  const leftOut = leftOutBeside(answer.body.calculation_id);
  const body = {
    ...answer.body,
    ...was,
    left_out: notHeld(answer.body, leftOut),
    ...(isOut && { unchecked: UNCHECKED_PRICES }),
  };
  return (
    <div class="quote-page">
      <div class="quote-summary">
        {/* Where nothing is posted the form does not tell of its own quote request. */}
        <UnsentList
          sending={sending}
          endpoint={seller.endpoint}
          except={seller.endpoint === undefined ? undefined : body.calculation_id}
        />
        {insteadOfId !== undefined && (
          <InsteadOfId
            wrongId={insteadOfId}
            body={body}
            wasOffered={older !== undefined && older.calculation_id === linked.unopenedId}
            onOpen={open}
          />
        )}
        <LinkNotices notices={notices} />
        <ListOfLink older={older} />
        <CalculationSummary body={body} leftOut={leftOut.inShort} isUnchecked={isOut} />
      </div>
      <div class="quote-form">
        {asked ? (
          <QuoteForm key={body.calculation_id} body={body} seller={asked} sending={sending} />
        ) : (
          <p class="hint opening">Открываем форму…</p>
        )}
      </div>
      <div class="quote-details">
        <NotIncluded body={body} />
      </div>
    </div>
  );
}

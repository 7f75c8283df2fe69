import { useRef, useState } from "preact/hooks";
import { useDeviceList } from "../../ui/use-device-list.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { AcceptedApplication } from "../../../applications/request/application-request.ts";
import { sendApplication } from "../own-service/send-application.ts";
import type { Seller } from "../seller.ts";
import { keepSent } from "./sent-today.ts";
import { forgetUnsent, keepUnsent, outbox, type UnsentQuoteRequest } from "./outbox.ts";
import { sendQuoteRequest, type Outcome } from "./send-quote-request.ts";

/** Posting quote requests, and what became of each. */
export interface Sending {
  unsent: readonly UnsentQuoteRequest[];
  /** The quote request that is on its way now. */
  underWay: QuoteRequest | undefined;
  /** The last one that arrived while this page was open. */
  arrived: ArrivedQuoteRequest | undefined;
  /** Whether unsent quote requests outlive this page; the browser may forbid it. */
  isKept: boolean;
  /** Posts a quote request, for the first time or again; true when it arrives. While one is under way, nothing happens. `website` is what stands in the field that people do not see. */
  send(quoteRequest: QuoteRequest, website?: string): Promise<boolean>;
}

/** With the number that this site's own service has given it, if that took it. */
export type ArrivedQuoteRequest = QuoteRequest & { accepted?: AcceptedApplication };

export function useSending({ endpoint, ownService }: Seller): Sending {
  const unsent = useDeviceList(outbox);
  const [underWay, setUnderWay] = useState<QuoteRequest>();
  const [arrived, setArrived] = useState<ArrivedQuoteRequest>();
  // The second of two quick clicks comes before the page has changed.
  const isSending = useRef(false);

  async function send(quoteRequest: QuoteRequest, website = ""): Promise<boolean> {
    if (endpoint === undefined || isSending.current) return false;
    isSending.current = true;
    setUnderWay(quoteRequest);
    keepUnsent({ quoteRequest });
    const attempt = ownService ? sendApplication(quoteRequest, website) : sendQuoteRequest(endpoint, quoteRequest);
    // Whatever breaks, as code of this page that does not come, must not leave the form under way for ever.
    const outcome = await attempt.catch((): Outcome => ({ sent: false, failure: "network" }));
    if (outcome.sent) {
      forgetUnsent(quoteRequest.idempotency_key);
      keepSent(quoteRequest.calculation_id, outcome.accepted?.number);
      setArrived({ ...quoteRequest, ...(outcome.accepted && { accepted: outcome.accepted }) });
    } else {
      keepUnsent({ quoteRequest, failure: outcome.failure });
    }
    setUnderWay(undefined);
    isSending.current = false;
    return outcome.sent;
  }

  return { unsent, underWay, arrived, isKept: outbox.trouble() === undefined, send };
}

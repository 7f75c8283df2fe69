import { useRef, useState } from "preact/hooks";
import { useDeviceList } from "../../saved/use-device-list.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { forgetUnsent, keepUnsent, outbox, type UnsentQuoteRequest } from "./outbox.ts";
import { sendQuoteRequest } from "./send-quote-request.ts";

/** Posting quote requests, and what became of each. */
export interface Sending {
  unsent: readonly UnsentQuoteRequest[];
  /** The quote request that is on its way now. */
  underWay: QuoteRequest | undefined;
  /** The last one that arrived while this page was open. */
  arrived: QuoteRequest | undefined;
  /** Whether unsent quote requests outlive this page; the browser may forbid it. */
  isKept: boolean;
  /** Posts a quote request, for the first time or again; true when it arrives. While one is under way, nothing happens. */
  send(quoteRequest: QuoteRequest): Promise<boolean>;
}

export function useSending(endpoint: string | undefined): Sending {
  const unsent = useDeviceList(outbox);
  const [underWay, setUnderWay] = useState<QuoteRequest>();
  const [arrived, setArrived] = useState<QuoteRequest>();
  // The second of two quick clicks comes before the page has changed.
  const isSending = useRef(false);

  async function send(quoteRequest: QuoteRequest): Promise<boolean> {
    if (endpoint === undefined || isSending.current) return false;
    isSending.current = true;
    setUnderWay(quoteRequest);
    keepUnsent({ quoteRequest });
    const outcome = await sendQuoteRequest(endpoint, quoteRequest);
    if (outcome.sent) {
      forgetUnsent(quoteRequest.idempotency_key);
      setArrived(quoteRequest);
    } else {
      keepUnsent({ quoteRequest, failure: outcome.failure });
    }
    setUnderWay(undefined);
    isSending.current = false;
    return outcome.sent;
  }

  return { unsent, underWay, arrived, isKept: outbox.trouble() === undefined, send };
}

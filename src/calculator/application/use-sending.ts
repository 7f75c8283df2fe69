import { useRef, useState } from "preact/hooks";
import { useDeviceList } from "../keep/use-device-list.ts";
import type { Lead } from "./lead.ts";
import { forgetUnsent, keepUnsent, outbox, type UnsentLead } from "./outbox.ts";
import { sendLead } from "./send-lead.ts";

/** Posting applications, and what became of each. */
export interface Sending {
  unsent: readonly UnsentLead[];
  /** The application that is on its way now. */
  underWay: Lead | undefined;
  /** The last one that arrived while this page was open. */
  arrived: Lead | undefined;
  /** Whether unsent applications outlive this page; the browser may forbid it. */
  isKept: boolean;
  /** Posts an application, for the first time or again; true when it arrives. While one is under way, nothing happens. */
  send(lead: Lead): Promise<boolean>;
}

export function useSending(endpoint: string | undefined): Sending {
  const unsent = useDeviceList(outbox);
  const [underWay, setUnderWay] = useState<Lead>();
  const [arrived, setArrived] = useState<Lead>();
  // The second of two quick clicks comes before the page has changed.
  const isSending = useRef(false);

  async function send(lead: Lead): Promise<boolean> {
    if (endpoint === undefined || isSending.current) return false;
    isSending.current = true;
    setUnderWay(lead);
    keepUnsent({ lead });
    const outcome = await sendLead(endpoint, lead);
    if (outcome.sent) {
      forgetUnsent(lead.idempotency_key);
      setArrived(lead);
    } else {
      keepUnsent({ lead, failure: outcome.failure });
    }
    setUnderWay(undefined);
    isSending.current = false;
    return outcome.sent;
  }

  return { unsent, underWay, arrived, isKept: outbox.trouble() === undefined, send };
}

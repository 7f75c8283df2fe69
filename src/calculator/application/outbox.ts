import { deviceList } from "../keep/device-list.ts";
import type { Lead } from "./lead.ts";
import { FAILURE_TEXTS, type Failure } from "./send-lead.ts";

/** An application that is on this device only; no failure while its first attempt is not over. */
export interface UnsentLead {
  lead: Lead;
  failure?: Failure | undefined;
}

/** Applications of this device that have not arrived. Each is there before its first attempt: a reload loses none. */
export const outbox = deviceList<UnsentLead>("hangar.unsent-applications", readUnsent);

/** The application of a calculation as it stands on the device now. */
export function unsentFor(calculationId: string): UnsentLead | undefined {
  return outbox.items().find(({ lead }) => lead.calculation_id === calculationId);
}

/** Puts an application in, or what has changed of it. */
export function keepUnsent(unsent: UnsentLead): void {
  const key = unsent.lead.idempotency_key;
  outbox.change((items) => [...items.filter(({ lead }) => lead.idempotency_key !== key), unsent]);
}

/** Takes an application off the device: it has arrived, or the person wants it gone. */
export function forgetUnsent(key: string): void {
  outbox.change((items) => items.filter(({ lead }) => lead.idempotency_key !== key));
}

const TEXTS = ["idempotency_key", "created_at", "calculation_id", "prices_version", "text", "page_url"] as const;

/** What was stored by this very page in another version may lack a field; such an application cannot be sent. */
export function readUnsent(value: unknown): UnsentLead | undefined {
  if (!isRecord(value) || !isRecord(value["lead"])) return undefined;
  const { lead, failure } = value;
  const isWhole =
    TEXTS.every((name) => typeof lead[name] === "string") &&
    typeof lead["total_with_vat"] === "number" &&
    isRecord(lead["contacts"]) &&
    isRecord(lead["configuration"]);
  if (!isWhole) return undefined;
  const isKnown = typeof failure === "string" && Object.hasOwn(FAILURE_TEXTS, failure);
  return { lead: lead as unknown as Lead, failure: isKnown ? (failure as Failure) : undefined };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

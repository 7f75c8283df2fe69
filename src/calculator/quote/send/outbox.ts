import { deviceList } from "../../ui/device-list.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { FAILURE_TEXTS, type Failure } from "./send-quote-request.ts";

/** A quote request that is on this device only; no failure while its first attempt is not over. */
export interface UnsentQuoteRequest {
  quoteRequest: QuoteRequest;
  failure?: Failure | undefined;
}

/** Quote requests of this device that have not arrived. Each is there before its first attempt: a reload loses none. */
export const outbox = deviceList<UnsentQuoteRequest>("hangar.unsent-applications", readUnsent);

/** The quote request of a calculation as it stands on the device now. */
export function unsentFor(calculationId: string): UnsentQuoteRequest | undefined {
  return outbox.items().find(({ quoteRequest }) => quoteRequest.calculation_id === calculationId);
}

/** Puts a quote request in, or what has changed of it. */
export function keepUnsent(unsent: UnsentQuoteRequest): void {
  const key = unsent.quoteRequest.idempotency_key;
  outbox.change((items) => [...items.filter(({ quoteRequest }) => quoteRequest.idempotency_key !== key), unsent]);
}

/** Takes a quote request off the device: it has arrived, or the person wants it gone. */
export function forgetUnsent(key: string): void {
  outbox.change((items) => items.filter(({ quoteRequest }) => quoteRequest.idempotency_key !== key));
}

const TEXTS = ["idempotency_key", "created_at", "calculation_id", "prices_version", "text", "page_url"] as const;

/** What was stored by this very page in another version may lack a field; such a quote request cannot be sent from here. */
export function readUnsent(value: unknown): UnsentQuoteRequest | undefined {
  if (!isRecord(value) || !isRecord(value["quoteRequest"])) return undefined;
  const { quoteRequest, failure } = value;
  const isWhole =
    TEXTS.every((name) => typeof quoteRequest[name] === "string") &&
    typeof quoteRequest["total_with_vat"] === "number" &&
    isRecord(quoteRequest["contacts"]) &&
    isRecord(quoteRequest["configuration"]);
  if (!isWhole) return undefined;
  const isKnown = typeof failure === "string" && Object.hasOwn(FAILURE_TEXTS, failure);
  return {
    ...value,
    quoteRequest: quoteRequest as unknown as QuoteRequest,
    failure: isKnown ? (failure as Failure) : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

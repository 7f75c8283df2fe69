import { isServersFailure } from "../request/is-servers-failure.ts";
import { deliveryId, type Application } from "../application.ts";
import { DeliveryError, type Carrier } from "./carrier.ts";

/** Longer than this a courier waits for no CRM, milliseconds: one that is slower has the application again. */
const TIMEOUT = 30_000;

export interface WebhookSettings {
  url: string;
  /** Of HMAC; `whsec_…` is base64, as Standard Webhooks write it, all else is taken as it stands. */
  secret: string;
}

/** Posts applications to an address, signed as Standard Webhooks are (standardwebhooks.com). */
export function webhook({ url, secret }: WebhookSettings, now: () => number = Date.now): Carrier {
  return {
    name: "webhook",
    server: "webhook",
    wants: () => true,
    async carry(application, signal = AbortSignal.timeout(TIMEOUT)) {
      const body = webhookBody(application);
      const headers = await signed(body, deliveryId(application), Math.floor(now() / 1000), secret);
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body,
        signal,
        // To an address that nobody has named the contacts do not go.
        redirect: "manual",
      }).catch((error: Error) => {
        throw connectionFailure(error);
      });
      await response.body?.cancel();
      const { ok, status, headers: told } = response;
      if (ok) return;
      if (!isServersFailure(status)) throw new DeliveryError(`status ${status}`);
      // What says that it is busy has taken nothing; behind another failure it may have been taken.
      const kind = status >= 500 && status !== 503 ? "broken" : "server";
      throw new DeliveryError(`status ${status}`, kind, retryAfter(told.get("retry-after"), now()));
    },
  };
}

/** By the system's code, for its words may name addresses; whoever breaks off in the midst may have taken it. */
function connectionFailure({ name, cause }: Error): DeliveryError {
  if (name === "TimeoutError") return new DeliveryError("no answer in time", "broken");
  const { code = "", message = "" } = (cause ?? {}) as { code?: string; message?: string };
  // Of ports that belong to other protocols, which fetch asks nothing.
  const why = code || (message === "bad port" ? message : "");
  const isBroken = /^(ECONNRESET|EPIPE|HPE_|UND_ERR_(?!CONNECT))/.test(code);
  return new DeliveryError(`no connection${why && ` (${why})`}`, isBroken ? "broken" : "server");
}

/** Milliseconds: the header has seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(said: string | null, now: number): number | undefined {
  if (said === null) return undefined;
  const pause = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now;
  return pause > 0 ? pause : undefined;
}

/** What is for letters alone stays out. */
export function webhookBody(application: Application): string {
  const { workbook, copy_text, ...data } = application;
  return JSON.stringify({ type: "application.accepted", timestamp: application.accepted_at, data });
}

async function signed(body: string, id: string, seconds: number, secret: string): Promise<Record<string, string>> {
  const key = await crypto.subtle.importKey("raw", keyBytes(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const text = new TextEncoder().encode(`${id}.${seconds}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, text));
  return {
    "Idempotency-Key": id,
    "Webhook-Id": id,
    "Webhook-Timestamp": String(seconds),
    "Webhook-Signature": `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  if (!secret.startsWith("whsec_")) return new TextEncoder().encode(secret);
  return Uint8Array.from(atob(secret.slice("whsec_".length)), (letter) => letter.charCodeAt(0));
}

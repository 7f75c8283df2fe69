import type { AcceptedApplication } from "../../../applications/request/application-request.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { isServersFailure } from "../../../applications/request/is-servers-failure.ts";

/** Why a quote request did not arrive, or may not have. */
export type Failure = "offline" | "network" | "timeout" | "rejected" | "server";

export type Outcome = { sent: true; accepted?: AcceptedApplication } | { sent: false; failure: Failure };

/** Mail servers behind an endpoint can be slow; longer than this nobody waits. */
export const TIMEOUT_MS = 20_000;

/** One attempt to post a quote request to the manufacturer's endpoint. Nothing is thrown. */
export async function sendQuoteRequest(endpoint: string, quoteRequest: QuoteRequest): Promise<Outcome> {
  return outcomeOf(await posted(endpoint, quoteRequest));
}

/** What a server answers to a body, or why nothing. */
export async function posted(endpoint: string, body: object): Promise<Response | Failure> {
  if (!navigator.onLine) return "offline";
  try {
    return await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: "no-store",
      // The endpoint needs no cookie of the visitor, so a foreign one can never act in their name.
      credentials: "omit",
      // A redirect would carry the contacts to an address that the manufacturer did not name, or drop them (302 → GET).
      redirect: "error",
      referrerPolicy: "no-referrer",
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    return isTimeout ? "timeout" : navigator.onLine ? "network" : "offline";
  }
}

export function outcomeOf(answer: Response | Failure): Outcome {
  if (typeof answer === "string") return { sent: false, failure: answer };
  const { ok, status } = answer;
  return ok ? { sent: true } : { sent: false, failure: isServersFailure(status) ? "server" : "rejected" };
}

/** What a person is told; each sentence follows «Не отправлено». */
export const FAILURE_TEXTS: Readonly<Record<Failure, string>> = {
  offline: "Нет сети. Как только она появится, отправьте ещё раз.",
  network: "Не удалось связаться с сервером производителя. Проверьте сеть и отправьте ещё раз.",
  timeout: "Сервер производителя не ответил вовремя. Отправьте ещё раз: второй заявки не появится.",
  rejected: "Сервер производителя не принял заявку. Отправьте её письмом или позвоните.",
  server: "На сервере производителя ошибка. Отправьте ещё раз немного позже или выберите другой способ.",
};

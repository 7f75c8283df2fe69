import type { HttpRequest, Reply } from "../../../reply.ts";
import { pathOf } from "../../../request-target.ts";
import { METRICS_PATH } from "../../../routes/table.ts";
import { bearerToken } from "../bearer-token.ts";
import type { Metrics } from "./metrics.ts";

/** Answers whoever has the token, nothing at all other addresses. Throws `RangeError` for a token that is too short. */
export function metricsDoor(
  token: string,
  { text, type }: Pick<Metrics, "text" | "type">,
): (request: HttpRequest) => Promise<Reply> | undefined {
  const access = bearerToken("METRICS_TOKEN", token);

  async function answer(request: HttpRequest): Promise<Reply> {
    const { method } = request;
    const given = access(request.header("authorization"));
    if (given === "too many attempts") return said(method, 429, "Too many attempts", { "retry-after": "60" });
    if (given === "unauthorized") return said(method, 401, "METRICS_TOKEN is needed", { "www-authenticate": "Bearer" });
    if (method !== "GET" && method !== "HEAD") return said(method, 405, "GET alone", { allow: "GET, HEAD" });
    return said(method, 200, await text(), { "content-type": type });
  }

  return (request) => (pathOf(request.target) === METRICS_PATH ? answer(request) : undefined);
}

function said(method: string, status: number, text: string, more: Record<string, string>): Reply {
  const bytes = new TextEncoder().encode(text);
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-length": String(bytes.length),
    ...more,
  };
  return { status, headers, bytes: method === "HEAD" ? null : bytes };
}

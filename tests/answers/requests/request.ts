import type { ExampleParameters, ExampleRequest } from "../../../src/http/openapi/examples/example-requests.ts";
import type { HttpRequest } from "../../parity/host.ts";

/** What both services are asked. */
export interface Asked extends HttpRequest {
  /** Unique; expected differences name a request by it. */
  title: string;
  /** Asked a second time with the tag of the first answer. */
  again?: true;
  /** A file with a hash in its name: `path` is that of the page or file that names it, this is the name before the hash. */
  hashed?: RegExp;
}

/** What every JSON body and every MCP client says is not worth telling. */
const USUAL = /^application\/json\b|^text\/html|^\d{4}-\d\d-\d\d$/;

/** One of the requests that the generators make, under a title that says all of it. */
export function asked(group: string, { method, url, headers = {}, body }: ExampleRequest): Asked {
  const unusual = Object.entries(headers).filter(([, value]) => !USUAL.test(value));
  const said = [
    ...(method === "GET" ? [] : [method]),
    readable(url),
    ...unusual.map((header) => header.join(": ")),
    ...(body === undefined ? [] : [body]),
  ];
  return { title: `${group}: ${said.join(" ")}`, method, path: url, headers, ...(body !== undefined && { body }) };
}

export const got = (group: string, path: string, headers: Record<string, string> = {}): Asked =>
  asked(group, { method: "GET", url: path, headers });

function readable(url: string): string {
  try {
    return decodeURIComponent(url.replaceAll("+", " "));
  } catch {
    return url;
  }
}

export const posted = (group: string, path: string, body: unknown): Asked =>
  asked(group, {
    method: "POST",
    url: path,
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export const query = (path: string, parameters: ExampleParameters): string =>
  `${path}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`;

/** Each title once: what two generators happen to make alike is asked once. */
export const eachOnce = (all: readonly Asked[]): Asked[] => [...new Map(all.map((one) => [one.title, one])).values()];

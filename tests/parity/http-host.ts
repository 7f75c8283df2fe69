import { createHash } from "node:crypto";
import { Agent, type RequestOptions } from "node:http";
import { send } from "../server/http.ts";
import type { HttpRequest, Host, Told } from "./host.ts";

/** Connections at a time, all kept alive. */
const CONNECTIONS = 8;

export async function askOverHttp(url: string, request: HttpRequest, options: RequestOptions): Promise<Told> {
  const { method, path, headers, body } = request;
  const asked = { ...options, method, path, headers, ...(body !== undefined && { body }) };
  const { status, headers: told, bytes } = await send(url, asked);
  const joined = Object.entries(told).map(([name, value]) => [name, String(value)]);
  return { status, headers: Object.fromEntries(joined), bytes };
}

/** A host that is asked over HTTP. */
export function httpHost(url: string, stop: () => Promise<void>): Host {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  const ask = (request: HttpRequest): Promise<Told> => askOverHttp(url, request, { agent });

  return {
    ask,
    digests: (request) =>
      Promise.all(
        request.map(async (one) =>
          createHash("sha256")
            .update((await ask(one)).bytes)
            .digest("hex"),
        ),
      ),
    async stop() {
      agent.destroy();
      await stop();
    },
  };
}

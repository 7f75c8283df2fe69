import { createHash } from "node:crypto";
import { Agent } from "node:http";
import { send } from "../server/http.ts";
import type { HttpRequest, Host, Told } from "./host.ts";

/** Connections at a time, all kept alive. */
const CONNECTIONS = 8;

/** A host that is asked over HTTP. */
export function httpHost(url: string, stop: () => Promise<void>): Host {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  async function ask({ method, path, headers, body }: HttpRequest): Promise<Told> {
    const given = { method, path, headers, agent, ...(body !== undefined && { body }) };
    const { status, headers: told, bytes } = await send(url, given);
    const joined = Object.entries(told).map(([name, value]) => [name, String(value)]);
    return { status, headers: Object.fromEntries(joined), bytes };
  }

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

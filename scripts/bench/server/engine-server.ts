import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Engine } from "../../../src/engine/create-engine.ts";

/*
 * node scripts/bench/server/engine-server.ts <plain or hono> <engine>: what the built server is measured against, the same
 * engine behind plain node:http with JSON.stringify, or behind Hono.
 */
const [kind, engineFile] = process.argv.slice(2) as ["plain" | "hono", string];
const { calculate } = (await import(engineFile)) as Engine;
const told = ({ port }: AddressInfo) => console.log(`Listening on http://127.0.0.1:${port}/`);

if (kind === "plain") {
  const server = createServer((request, response) => {
    const { status, body } = calculate(new URL(request.url!, "http://localhost").searchParams);
    response.statusCode = status;
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1", () => told(server.address() as AddressInfo));
} else {
  const app = new Hono().get("/v1/calc", (context) => {
    const { status, body } = calculate(context.req.query());
    return context.json(body, status);
  });
  serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, told);
}

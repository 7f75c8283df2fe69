import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What any server is measured against: plain node:http that answers every request with one ready buffer. */
const body = Buffer.alloc(Number(process.argv[2]), "x");
const headers = { "content-type": "application/json; charset=utf-8", "content-length": String(body.length) };
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () =>
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
);

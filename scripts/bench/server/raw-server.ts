import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TypicalAnswer } from "./server-load.ts";

/** What any server is measured against: plain node:http that answers every request with one ready buffer. */
const { headers, bytes } = JSON.parse(process.argv[2]!) as TypicalAnswer;
const body = Buffer.alloc(bytes, "x");
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () =>
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
);

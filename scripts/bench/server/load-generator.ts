import { connect } from "node:net";

/*
 * A process of its own that puts a load on a server: keep-alive connections that each have one request on the way. It
 * takes one `Load` after the other from its parent and sends back what came of it. It parses no more of HTTP than it
 * must: autocannon and undici work two to four times as long on a request as plain node:http does, and whoever measures
 * that server by them measures them.
 */

export interface Load {
  /** Of the server. */
  url: string;
  /** Request targets; each is asked for once. */
  targets: readonly string[];
  /** What may be answered; without it 200 alone. */
  statuses?: readonly number[];
}

/** Seconds. */
export type Outcome = number;

const CONNECTIONS = 64;
const HEAD_END = Buffer.from("\r\n\r\n");

type Send = (request: Buffer, done: () => void) => void;

/** A connection: it can be asked again when it is done. Another status or an answer of unknown length ends the process. */
function connection(url: string, statuses: readonly number[]): Promise<{ send: Send; close(): void }> {
  return new Promise((resolve, reject) => {
    let done: () => void;
    let missing = 0;
    const onBytes = (length: number, buffer: Uint8Array): boolean => {
      if (missing > 0) missing -= length;
      else {
        const piece = Buffer.from(buffer.buffer, buffer.byteOffset, length);
        const end = piece.indexOf(HEAD_END);
        const head = piece.toString("latin1", 0, end);
        const size = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        const isDue = head.startsWith("HTTP/1.1 ") && statuses.includes(Number(head.slice(9, 12)));
        if (end < 0 || size === undefined || !isDue) throw new Error(`no answer: ${head}`);
        missing = end + HEAD_END.length + Number(size) - length;
      }
      if (missing === 0) done();
      return true;
    };
    const { hostname: host, port } = new URL(url);
    const onread = { buffer: Buffer.allocUnsafe(65_536), callback: onBytes };
    const socket = connect({ host, port: Number(port), noDelay: true, onread });
    const send: Send = (request, then) => {
      done = then;
      socket.write(request);
    };
    socket.once("connect", () => resolve({ send, close: () => socket.destroy() }));
    socket.once("error", reject);
  });
}

async function run({ url, targets, statuses = [200] }: Load): Promise<Outcome> {
  const { host } = new URL(url);
  const requests = targets.map((target) => Buffer.from(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`));
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => connection(url, statuses)));
  const start = performance.now();
  let sent = 0;
  const all = connections.map(
    ({ send }) =>
      new Promise<void>((finish) => {
        const next = (): void => {
          if (sent === requests.length) finish();
          else send(requests[sent++]!, next);
        };
        next();
      }),
  );
  await Promise.all(all);
  const seconds = (performance.now() - start) / 1000;
  for (const { close } of connections) close();
  return seconds;
}

process.on("message", (load: Load) => void run(load).then((outcome) => process.send!(outcome)));

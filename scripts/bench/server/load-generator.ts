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
  /** Requests a second, due whatever the server does; without it as many as it answers. */
  rate?: number;
  /** What may be answered; without it 200 alone. */
  statuses?: readonly number[];
  /** Tag of the answers that the client holds. */
  held?: string;
}

export interface Outcome {
  seconds: number;
  /**
   * From the moment a request was due, or this process, which does not spin, came to know of it, to the last byte of its
   * answer: the wait for a connection counts. All but one in a hundred take at most so long.
   */
  p99_ms: number;
}

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
        const body = head.startsWith("304", 9) ? 0 : Number(size);
        if (end < 0 || Number.isNaN(body) || !isDue) throw new Error(`no answer: ${head}`);
        missing = end + HEAD_END.length + body - length;
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

async function run({ url, targets, rate = Infinity, statuses = [200], held }: Load): Promise<Outcome> {
  const { host } = new URL(url);
  const headers = `Host: ${host}\r\n${held === undefined ? "" : `If-None-Match: ${held}\r\n`}`;
  const requests = targets.map((target) => Buffer.from(`GET ${target} HTTP/1.1\r\n${headers}\r\n`));
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => connection(url, statuses)));
  const idle = connections.map(({ send }) => send);
  const latencies: number[] = [];
  /** When each request was due. */
  const dueAt: number[] = [];
  let sent = 0;
  const start = performance.now();
  await new Promise<void>((finish) => {
    function sendAll(): void {
      const now = performance.now();
      while (dueAt.length < requests.length && start + (dueAt.length * 1000) / rate <= now) dueAt.push(now);
      while (idle.length > 0 && sent < dueAt.length) {
        const send = idle.pop()!;
        const at = sent++;
        send(requests[at]!, () => {
          idle.push(send);
          if (latencies.push(performance.now() - dueAt[at]!) < requests.length) return sendAll();
          clearInterval(ticks);
          finish();
        });
      }
    }
    const ticks = setInterval(sendAll, 1);
  });
  const seconds = (performance.now() - start) / 1000;
  for (const { close } of connections) close();
  return { seconds, p99_ms: latencies.sort((a, b) => a - b)[Math.floor(latencies.length * 0.99)]! };
}

process.on("message", (load: Load) => void run(load).then((outcome) => process.send!(outcome)));

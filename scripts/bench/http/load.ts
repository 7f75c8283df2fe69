import { connect } from "node:net";

/*
 * The load generator, a process of its own: keep-alive connections that each have one request on the way. It takes
 * one `Load` after the other from its parent and sends back what came of it.
 */

export interface Load {
  port: number;
  /** Request targets, taken in turn. */
  targets: readonly string[];
  connections: number;
  /** Without it every target is asked for once. */
  milliseconds?: number;
  /** Requests a second, due whatever the server does; without it as many as it answers. */
  rate?: number;
  /** What may be answered; without it 200 alone. */
  statuses?: readonly number[];
}

export interface Outcome {
  answered: number;
  seconds: number;
  /**
   * From the moment a request was due, or this process, which does not spin, came to know of it, to the last byte of its
   * answer: the wait for a connection counts.
   */
  p50_ms: number;
  p99_ms: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** A connection with at most one request on the way. */
interface Lane {
  send(request: Buffer, due: number): void;
  close(): void;
}

/** `onAnswer` is told when the request was due; another status or an answer of unknown length ends the run. */
function lane(port: number, statuses: readonly number[], onAnswer: (lane: Lane, due: number) => void): Promise<Lane> {
  return new Promise((resolve, reject) => {
    let due = 0;
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
      if (missing === 0) onAnswer(self, due);
      return true;
    };
    const socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(65_536), callback: onBytes },
    });
    const self: Lane = {
      send(request, at) {
        due = at;
        socket.write(request);
      },
      close: () => socket.destroy(),
    };
    socket.once("connect", () => resolve(self));
    socket.once("error", reject);
  });
}

async function run(load: Load): Promise<Outcome> {
  const { port, targets, connections, milliseconds = Infinity, rate = Infinity, statuses = [200] } = load;
  const requests = targets.map((target) => Buffer.from(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`));
  const most = milliseconds === Infinity ? requests.length : Infinity;
  const latencies: number[] = [];
  /** When each request that waits for a connection was due. */
  const waiting: number[] = [];
  const idle: Lane[] = [];
  let due = 0;
  let sent = 0;

  function send(): void {
    const now = performance.now();
    if (rate < Infinity) for (; due < most && start + (due * 1000) / rate <= now; due++) waiting.push(now);
    while (idle.length > 0 && sent < most && (rate === Infinity || waiting.length > 0)) {
      idle.pop()!.send(requests[sent++ % requests.length]!, waiting.shift() ?? now);
    }
  }

  const answered = (from: Lane, at: number): void => {
    latencies.push(performance.now() - at);
    idle.push(from);
    send();
  };
  const lanes = await Promise.all(Array.from({ length: connections }, () => lane(port, statuses, answered)));
  idle.push(...lanes);
  const start = performance.now();
  let end = start;
  while (end < start + milliseconds && latencies.length < most) {
    send();
    await new Promise((done) => setTimeout(done, 1));
    end = performance.now();
  }
  for (const each of lanes) each.close();
  const count = latencies.length;
  const ascending = latencies.sort((a, b) => a - b);
  const quantile = (part: number): number => ascending[Math.floor(count * part)] ?? 0;
  return { answered: count, seconds: (end - start) / 1000, p50_ms: quantile(0.5), p99_ms: quantile(0.99) };
}

process.on("message", (load: Load) => {
  void run(load).then((outcome) => process.send!(outcome));
});

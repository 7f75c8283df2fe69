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
  /** Requests a second, sent on time whatever the server does; without it as many as it answers. */
  rate?: number;
  /** What may be answered; without it 200 alone. */
  statuses?: readonly number[];
}

export interface Outcome {
  answered: number;
  seconds: number;
  /** From the moment a request was due to the last byte of its answer. */
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

async function run({ port, targets, connections, milliseconds, rate, statuses = [200] }: Load): Promise<Outcome> {
  const requests = targets.map((target) => Buffer.from(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`));
  const latencies: number[] = [];
  const idle: Lane[] = [];
  const most = milliseconds === undefined ? requests.length : Infinity;
  let next = 0;
  const sendNext = (to: Lane, due: number): void => to.send(requests[next++ % requests.length]!, due);

  const answered = (from: Lane, due: number): void => {
    const now = performance.now();
    latencies.push(now - due);
    if (rate !== undefined) idle.push(from);
    else if (next < most) sendNext(from, now);
  };
  const lanes = await Promise.all(Array.from({ length: connections }, () => lane(port, statuses, answered)));
  const start = performance.now();
  let end = start;
  const isOver = (): boolean =>
    (end = performance.now()) >= start + (milliseconds ?? Infinity) || latencies.length >= most;
  if (rate === undefined) {
    for (const each of lanes.slice(0, most)) sendNext(each, start);
    while (!isOver()) await new Promise((done) => setTimeout(done, 5));
  } else {
    idle.push(...lanes);
    while (!isOver()) {
      for (; idle.length > 0 && next < most && start + (next * 1000) / rate <= end;)
        sendNext(idle.pop()!, start + (next * 1000) / rate);
      await new Promise((done) => setImmediate(done));
    }
  }
  const count = latencies.length;
  for (const each of lanes) each.close();
  const ascending = latencies.sort((a, b) => a - b);
  const quantile = (part: number): number => ascending[Math.floor(count * part)] ?? 0;
  return { answered: count, seconds: (end - start) / 1000, p50_ms: quantile(0.5), p99_ms: quantile(0.99) };
}

process.on("message", (load: Load) => {
  void run(load).then((outcome) => process.send!(outcome));
});

import type { Exchange } from "./exchange.ts";

/** Lines are written together: a write for each would take longer than an answer. Milliseconds. */
const TOGETHER = 100;

/** A line of JSON for every exchange; the last ones as the process ends. */
export function requestLog(print: (lines: string) => void = console.log): (exchange: Exchange) => void {
  let lines: string[] = [];

  function write(): void {
    if (lines.length > 0) print(lines.join("\n"));
    lines = [];
  }

  process.once("exit", write);
  return ({ method, route, status, ms, bytes }) => {
    const time = new Date().toISOString();
    if (lines.push(JSON.stringify({ time, method, route, status, ms: Number(ms.toFixed(1)), bytes })) > 1) return;
    setTimeout(write, TOGETHER).unref();
  };
}

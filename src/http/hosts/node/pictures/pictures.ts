import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { PictureOf } from "../../../../services/file.ts";

/** More than so many at once are not drawn: each takes tens of milliseconds. */
const MOST_WAITING = 16;

/** A drawing that takes longer is ended with its thread, the start of which counts, too: milliseconds. */
export const DRAWING_MS = 10_000;

type Png = Awaited<ReturnType<PictureOf>>;

/** A drawing that waits for its turn, and who waits for its picture. */
interface Asked {
  svg: string;
  tell: (png: Png) => void;
}

/**
 * Makes pictures one by one in a thread of their own, which starts with the first. Nothing comes of a drawing when too
 * many wait, when it takes too long or when the thread fails; the next one starts another.
 */
export function pictures(workerFile: string): PictureOf | undefined {
  if (!existsSync(workerFile)) return undefined;
  const waiting: Asked[] = [];
  let worker: Worker | undefined;
  let limit: NodeJS.Timeout | undefined;

  function drawFirst(): void {
    worker ??= started();
    worker.postMessage(waiting[0]!.svg);
    limit = setTimeout(() => void worker!.terminate(), DRAWING_MS);
    limit.unref();
  }
  function settleFirst(png: Png): void {
    clearTimeout(limit);
    waiting.shift()?.tell(png);
    if (waiting.length > 0) drawFirst();
  }
  function started(): Worker {
    const one = new Worker(workerFile);
    one.unref();
    one.on("message", settleFirst);
    one.on("error", (error) => console.error(error));
    one.on("exit", () => {
      worker = undefined;
      settleFirst(undefined);
    });
    return one;
  }

  return (svg) => {
    if (waiting.length >= MOST_WAITING) return Promise.resolve(undefined);
    return new Promise((tell) => {
      if (waiting.push({ svg, tell }) === 1) drawFirst();
    });
  };
}

import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { PictureOf } from "../../../../services/file.ts";
import type { Drawing, Picture } from "./picture-worker.ts";

/** More than so many at once are not drawn: each takes tens of milliseconds, and there is the general picture. */
const MOST_WAITING = 16;

/**
 * Makes pictures in a thread of their own, which starts with the first. Nothing comes of a drawing when too many wait, or
 * when the thread fails; the next one starts another.
 */
export function pictures(workerFile: string): PictureOf | undefined {
  if (!existsSync(workerFile)) return undefined;
  const waiting = new Map<number, (png: Picture["png"] | undefined) => void>();
  let worker: Worker | undefined;
  let drawings = 0;

  function started(): Worker {
    const one = new Worker(workerFile);
    one.unref();
    one.on("message", ({ number, png }: Picture) => settle(number, png));
    one.on("error", (error) => console.error(error));
    one.on("exit", () => {
      worker = undefined;
      for (const number of [...waiting.keys()]) settle(number, undefined);
    });
    return one;
  }
  function settle(number: number, png: Picture["png"] | undefined): void {
    waiting.get(number)?.(png);
    waiting.delete(number);
  }

  return (svg) => {
    if (waiting.size >= MOST_WAITING) return Promise.resolve(undefined);
    worker ??= started();
    const drawing: Drawing = { number: drawings++, svg };
    worker.postMessage(drawing);
    return new Promise((resolve) => waiting.set(drawing.number, resolve));
  };
}

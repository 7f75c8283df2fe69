import type { SearchAnswer } from "../../search/search.ts";
import type { Answered, Asked } from "./search-worker.ts";
import type { WishPair } from "./wish-form.ts";

/** Asks the worker; of requests that come while one is under way only the latest is asked, and only its answer counts. */
export interface Searcher {
  ask(wishes: WishPair[]): void;
  stop(): void;
}

/** The page's scripts and the worker's load side by side when it is started first of all. */
export function startWorker(): Worker {
  return new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
}

export function searcherOf(worker: Worker, onAnswer: (answer: SearchAnswer) => void, onFailure: () => void): Searcher {
  let latest = 0;
  let isBusy = false;
  let waiting: Asked | undefined;

  function send(asked: Asked): void {
    isBusy = true;
    worker.postMessage(asked);
  }

  worker.addEventListener("message", ({ data: { number, answer } }: MessageEvent<Answered>) => {
    isBusy = false;
    if (waiting) send(waiting);
    waiting = undefined;
    if (number === latest) onAnswer(answer);
  });
  worker.addEventListener("error", onFailure);

  return {
    ask(wishes) {
      const asked = { number: ++latest, wishes };
      if (isBusy) waiting = asked;
      else send(asked);
    },
    stop: () => worker.terminate(),
  };
}

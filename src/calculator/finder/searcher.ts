import type { OfferedSearch } from "./offered-search.ts";
import type { SearchResult, SearchRequest } from "./search-worker.ts";
import type { FilterPair } from "./filters/filter-form.ts";

/**
 * Asks the worker; of requests that come while one is under way only the latest is asked, and only its answer counts. In the
 * place of a worker that broke down the next request starts another.
 */
export interface Searcher {
  ask(filters: FilterPair[]): void;
  stop(): void;
}

/** Listen to it in the same task: what it tells before that is lost. */
export function startWorker(): Worker {
  return new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
}

export function searcherOf(
  first: Worker,
  onAnswer: (answer: OfferedSearch) => void,
  onFailure: () => void,
  start = startWorker,
): Searcher {
  let worker: Worker | undefined = listenTo(first);
  let latest = 0;
  let isBusy = false;
  let waiting: SearchRequest | undefined;

  function send(request: SearchRequest): void {
    isBusy = true;
    worker ??= listenTo(start());
    worker.postMessage(request);
  }

  function sendWaiting(): void {
    isBusy = false;
    if (waiting) send(waiting);
    waiting = undefined;
  }

  function listenTo(one: Worker): Worker {
    one.addEventListener("message", ({ data: { number, ...answer } }: MessageEvent<SearchResult>) => {
      sendWaiting();
      if (number === latest) onAnswer(answer);
    });
    one.addEventListener("error", () => {
      one.terminate();
      worker = undefined;
      if (!waiting) onFailure();
      sendWaiting();
    });
    return one;
  }

  return {
    ask(filters) {
      const request = { number: ++latest, filters };
      if (isBusy) waiting = request;
      else send(request);
    },
    stop: () => worker?.terminate(),
  };
}

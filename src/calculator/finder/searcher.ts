import type { OfferedSearch } from "./offered-search.ts";
import type { SearchResult, SearchRequest } from "./search-worker.ts";
import type { FilterPair } from "./filters/filter-form.ts";

/** Asks the worker; of requests that come while one is under way only the latest is asked, and only its answer counts. */
export interface Searcher {
  ask(filters: FilterPair[]): void;
  stop(): void;
}

/** Listen to it in the same task: what it tells before that is lost. */
export function startWorker(): Worker {
  return new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
}

export function searcherOf(worker: Worker, onAnswer: (answer: OfferedSearch) => void, onFailure: () => void): Searcher {
  let latest = 0;
  let isBusy = false;
  let waiting: SearchRequest | undefined;

  function send(request: SearchRequest): void {
    isBusy = true;
    worker.postMessage(request);
  }

  worker.addEventListener("message", ({ data: { number, ...answer } }: MessageEvent<SearchResult>) => {
    isBusy = false;
    if (waiting) send(waiting);
    waiting = undefined;
    if (number === latest) onAnswer(answer);
  });
  worker.addEventListener("error", onFailure);

  return {
    ask(filters) {
      const request = { number: ++latest, filters };
      if (isBusy) waiting = request;
      else send(request);
    },
    stop: () => worker.terminate(),
  };
}

import * as engine from "hangar-engine";
import { expect, test, vi } from "vitest";
import { searcherOf } from "./searcher.ts";
import { offeredSearch } from "./offered-search.ts";
import type { SearchRequest } from "./search-worker.ts";

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  asked: SearchRequest[] = [];
  postMessage(request: SearchRequest): void {
    this.asked.push(request);
  }
  answer(): void {
    const { number, filters } = this.asked.at(-1)!;
    this.dispatchEvent(new MessageEvent("message", { data: { number, ...offeredSearch(engine, filters) } }));
  }
  breakDown(): void {
    this.dispatchEvent(new Event("error"));
  }
  terminate = vi.fn();
}

function searching() {
  const workers: [SlowWorker, ...SlowWorker[]] = [new SlowWorker()];
  const start = () => {
    const length = workers.push(new SlowWorker());
    return workers[length - 1] as unknown as Worker;
  };
  const [onAnswer, onFailure] = [vi.fn(), vi.fn()];
  const searcher = searcherOf(workers[0] as unknown as Worker, onAnswer, onFailure, start);
  const budgets = (worker: SlowWorker) => worker.asked.map(({ filters }) => filters[0]![1]);
  return { workers, onAnswer, onFailure, budgets, ask: (budget: string) => searcher.ask([["budget", budget]]) };
}

test("of many quick changes only the last is asked after the one under way, and only its answer counts", () => {
  const { workers, onAnswer, budgets, ask } = searching();
  const [worker] = workers;
  for (const budget of ["4000000", "4400000", "4440000", "4444000"]) ask(budget);
  expect(budgets(worker)).toEqual(["4000000"]);
  worker.answer();
  expect(budgets(worker)).toEqual(["4000000", "4444000"]);
  expect(onAnswer).not.toHaveBeenCalled();
  worker.answer();
  expect(onAnswer.mock.calls).toEqual([[offeredSearch(engine, [["budget", "4444000"]])]]);
  ask("5000000");
  expect(budgets(worker)).toEqual(["4000000", "4444000", "5000000"]);
});

test("in the place of a worker that broke down the next request has another, and is answered", () => {
  const { workers, onAnswer, onFailure, budgets, ask } = searching();
  ask("4000000");
  workers[0].breakDown();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(workers[0].terminate).toHaveBeenCalledOnce();
  ask("4400000");
  expect(workers).toHaveLength(2);
  ask("4440000");
  // What was asked meanwhile does not wait for somebody to ask again.
  workers[1]!.breakDown();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(budgets(workers[2]!)).toEqual(["4440000"]);
  workers[2]!.answer();
  expect(onAnswer.mock.calls).toEqual([[offeredSearch(engine, [["budget", "4440000"]])]]);
});

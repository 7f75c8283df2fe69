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
}

function searching() {
  const worker = new SlowWorker();
  const [onAnswer, onFailure] = [vi.fn(), vi.fn()];
  const searcher = searcherOf(worker as unknown as Worker, onAnswer, onFailure);
  const budgets = () => worker.asked.map(({ filters }) => filters[0]![1]);
  return { worker, onAnswer, onFailure, budgets, ask: (budget: string) => searcher.ask([["budget", budget]]) };
}

test("of many quick changes only the last is asked after the one under way, and only its answer counts", () => {
  const { worker, onAnswer, budgets, ask } = searching();
  for (const budget of ["4000000", "4400000", "4440000", "4444000"]) ask(budget);
  expect(budgets()).toEqual(["4000000"]);
  worker.answer();
  expect(budgets()).toEqual(["4000000", "4444000"]);
  expect(onAnswer).not.toHaveBeenCalled();
  worker.answer();
  expect(onAnswer.mock.calls).toEqual([[offeredSearch(engine, [["budget", "4444000"]])]]);
  ask("5000000");
  expect(budgets()).toEqual(["4000000", "4444000", "5000000"]);
});

test("a worker that breaks down is told", () => {
  const { worker, onFailure } = searching();
  worker.dispatchEvent(new Event("error"));
  expect(onFailure).toHaveBeenCalledOnce();
});

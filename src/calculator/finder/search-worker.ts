import * as engine from "hangar-engine";
import { offeredSearch, type OfferedSearch } from "./offered-search.ts";
import type { FilterPair } from "./filters/filter-form.ts";

/*
 * A search calculates every size of the catalogue, which would hold up typing: so it runs in a worker of its own, with
 * the very file of the engine that the page has.
 */

/** One search and its answer, under the same number. */
export interface SearchRequest {
  number: number;
  filters: FilterPair[];
}

export interface SearchResult extends OfferedSearch {
  number: number;
}

addEventListener("message", ({ data: { number, filters } }: MessageEvent<SearchRequest>) => {
  const result: SearchResult = { number, ...offeredSearch(engine, filters) };
  postMessage(result);
});

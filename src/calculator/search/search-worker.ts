import * as engine from "hangar-engine";
import { search, type SearchAnswer } from "../../search/search.ts";
import type { WishPair } from "./wish-form.ts";

/*
 * A search calculates every size of the catalogue, which would hold up typing: so it runs in a worker of its own, with
 * the very file of the engine that the page has.
 */

/** One search and its answer, under the same number. */
export interface Asked {
  number: number;
  wishes: WishPair[];
}

export interface Answered {
  number: number;
  answer: SearchAnswer;
}

addEventListener("message", ({ data: { number, wishes } }: MessageEvent<Asked>) => {
  const answered: Answered = { number, answer: search(engine, wishes) };
  postMessage(answered);
});

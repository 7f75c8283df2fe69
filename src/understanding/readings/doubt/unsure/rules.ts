import type { Rule } from "../rule.ts";
import { columnsPerhaps } from "./columns-perhaps.ts";
import { eitherOfTwo, eitherRoof, stripOrPiles } from "./either.ts";
import { noNews } from "./no-news.ts";
import { asked, doubtful, dropped, indifferent, notNecessary, notWithout, orNot } from "./perhaps.ts";

/** Who asks is not sure, or leaves it open. */
export const UNSURE: readonly Rule[] = [
  orNot,
  notWithout,
  indifferent,
  columnsPerhaps,
  notNecessary,
  doubtful,
  dropped,
  noNews,
  asked,
  eitherOfTwo,
  eitherRoof,
  stripOrPiles,
];

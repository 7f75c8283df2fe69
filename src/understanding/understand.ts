import type { Loads, PriceList } from "../price-list/schema.ts";
import { LONGEST_TEXT } from "../text/longest-wish.ts";
import { wholeWords } from "../text/whole-words.ts";
import { Reading, type Values } from "./reading.ts";
import { readAll, readErection, readNamedErection, readTurnkey } from "./readings/erection.ts";
import { readLoads } from "./readings/loads.ts";
import { readLooseSizes } from "./readings/loose-sizes.ts";
import { readArea, readBudget } from "./readings/money-and-area.ts";
import { readNamedSizes } from "./readings/named-sizes.ts";
import { negations } from "./readings/negation.ts";
import { readNoise } from "./readings/noise.ts";
import { countOpenings } from "./readings/opening-counts.ts";
import { readOrder } from "./readings/order.ts";
import { readPlaces } from "./readings/opening-places.ts";
import { readOpeningSizes } from "./readings/opening-sizes.ts";
import { readRails } from "./readings/rails.ts";
import { readRoofs } from "./readings/roofs.ts";
import { readSeveral } from "./readings/several.ts";
import { readUnread } from "./readings/doubt/unread.ts";
import { readUncertainty } from "./readings/doubt/uncertainty.ts";
import { readWishes } from "./readings/wishes.ts";
import { readWritten } from "./readings/written.ts";
import { resolve } from "./resolving/resolve.ts";
import type { Understanding } from "./response.ts";
import { Sentence } from "./sentence.ts";
import type { UnderstandingTexts } from "./texts/understanding-texts.ts";

/** What a wish is understood by. */
export interface Surroundings {
  priceList: PriceList;
  /** What the frame is made for, where the manufacturer says so. */
  loads?: Loads | undefined;
  /** Of the links. */
  baseUrl: string;
  texts: UnderstandingTexts;
  /** Whether it is a selection that is described: the bounds of a size are its own there. */
  takesBounds?: boolean | undefined;
}

/**
 * What a wish in words means: parameters of a calculation, what of the text they stand on, what was not used, what is
 * asked back and what is not offered. Nothing is guessed: of two readings with two prices there is a question. `given` is
 * what was decided besides the text, by answers to such questions.
 */
export function understand(
  text: string,
  { priceList, loads, baseUrl, texts, takesBounds }: Surroundings,
  given: Values = {},
): Understanding {
  const read = wholeWords(text, LONGEST_TEXT);
  const sentence = new Sentence(read, new Set(Object.values(priceList.roofs).flatMap(({ heights }) => heights)));
  Object.assign(sentence, negations(sentence));
  const reading = new Reading(sentence, priceList, withKnownRoof(given, priceList), takesBounds, loads);

  // What one has taken no later one sees. A name with its value is surer than its words.
  readWritten(reading);
  // What has numbers of its own comes before the sizes, and a place before the counts: «двое в торцах».
  readLoads(reading);
  readNoise(reading);
  readRails(reading);
  readOpeningSizes(reading);
  readPlaces(reading);
  countOpenings(reading);
  // Which sizes there may be the roof tells; a number that is named is no other one's.
  const roofs = readRoofs(reading);
  const possible = roofs.map((roof) => priceList.roofs[roof]!);
  readBudget(reading);
  readNamedSizes(reading, possible);
  // «монтаж панелей» says panels, too: it comes before their own words, a bare «монтаж» behind them.
  readTurnkey(reading);
  readNamedErection(reading);
  readWishes(reading);
  readErection(reading);
  readAll(reading);
  // What is left of the numbers may be a size.
  readArea(reading);
  readOrder(reading);
  readLooseSizes(reading, possible);
  // What was claimed is doubted by the words around it, and numbers that nobody has taken hold the price.
  readUncertainty(reading, possible);
  readSeveral(reading);
  readUnread(reading);

  const understanding = resolve(reading, roofs, baseUrl, texts);
  if (read === text) return understanding;
  const rest = { text: text.slice(read.length), start: read.length, end: text.length };
  return { ...understanding, not_used: [...understanding.not_used, rest] };
}

/** Of what was answered besides: a roof that no question offers is none. */
function withKnownRoof({ roof, ...others }: Values, { roofs }: PriceList): Values {
  return roof !== undefined && Object.hasOwn(roofs, String(roof)) ? { ...others, roof } : others;
}

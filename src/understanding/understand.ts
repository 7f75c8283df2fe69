import type { UnderstandingTexts } from "../messages/understanding-texts.ts";
import type { Loads, PriceList } from "../price-list/schema.ts";
import { LONGEST_TEXT } from "../text/longest-wish.ts";
import { wholeWords } from "../text/whole-words.ts";
import { answerOf } from "./answer.ts";
import { readChunks } from "./chunks/chunks.ts";
import { denialsIn } from "./denials.ts";
import { doubtAll } from "./doubt.ts";
import { Reading, type Values } from "./reading.ts";
import type { Understanding } from "./response.ts";
import { WHAT_IF } from "./words/lexicon.ts";
import { readWritten } from "./written.ts";

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
  /** What is known from before, as parameters of a calculation: the text goes on from there, and may change it. */
  before?: Values | undefined;
}

/** Letters that became question marks on their way, or the sign that stands for such. */
const LOST = /\ufffd|(?<![\p{L}\d?!.])\?{2,}[^\p{L}]*\?{3,}|^\s*\?{3,}/u;

/**
 * What a wish in words means: parameters of a calculation, what of the text they stand on, what was not used, what was
 * assumed, what is asked back and what is not offered. Of two readings with two prices there is a question. `given` is what
 * was answered to such questions: it decides, whatever the text says.
 */
export function understand(text: string, surroundings: Surroundings, given: Values = {}): Understanding {
  const { priceList, baseUrl, texts, before = {} } = surroundings;
  const read = wholeWords(text, LONGEST_TEXT);
  const reading = new Reading(read, surroundings, withKnownRoof(given, priceList), withKnownRoof(before, priceList));
  const first = reading.past(0, 1, "neutral", "and");
  if (Object.keys(before).length > 0 && WHAT_IF.test(reading.tokens[first]?.word ?? ""))
    reading.done({ from: first, to: first + 1 });
  readWritten(reading);
  reading.denied = denialsIn(reading);
  const roofs = readChunks(reading);
  doubtAll(reading);
  const { url, ...understood } = answerOf(reading, roofs, baseUrl, texts);
  const rest = read === text ? [] : [{ text: text.slice(read.length), start: read.length, end: text.length }];
  const isLost = LOST.test(read);
  const lost = { parameter: "text", text: texts.lostLetters, choices: [] };
  return {
    ...understood,
    questions: isLost ? [lost, ...understood.questions] : understood.questions,
    not_used: [...understood.not_used, ...rest],
    complete: understood.complete && rest.length === 0 && !isLost,
    ...(url !== undefined && !isLost && { url }),
  };
}

/** Of what was answered besides: a roof that there is not is none. */
function withKnownRoof({ roof, ...others }: Values, { roofs }: PriceList): Values {
  return roof !== undefined && Object.hasOwn(roofs, String(roof)) ? { ...others, roof } : others;
}

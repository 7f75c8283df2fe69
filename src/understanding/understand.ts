import type { PriceList } from "../price-list/schema.ts";
import type { Value } from "./claims.ts";
import { resolve } from "./resolve.ts";
import type { Reading } from "./reading.ts";
import { readBase } from "./readings/base.ts";
import { readCladding, readPanels } from "./readings/cladding.ts";
import { readArea, readBudget } from "./readings/money-and-area.ts";
import { negations } from "./readings/negation.ts";
import { readNoise } from "./readings/noise.ts";
import { readNotOffered } from "./readings/not-offered.ts";
import { countOpenings, readOpeningSizes, readPlaces, readRails, settleOpenings } from "./readings/openings.ts";
import { readRoofs } from "./readings/roofs.ts";
import { looseMeasures, readNamedSizes } from "./readings/sizes.ts";
import { readUncertainty } from "./readings/uncertainty.ts";
import { readLooseSizes } from "./readings/which-size.ts";
import { readErection, readNamedErection, readTurnkey } from "./readings/works.ts";
import { readWrittenFlags } from "./readings/written-flags.ts";
import type { Understanding } from "./response.ts";
import { Sentence } from "./sentence.ts";
import type { UnderstandingTexts } from "./texts/understanding-texts.ts";

/** Longer texts are not read, UTF-16 code units. */
export const LONGEST_TEXT = 2_000;

/** What a wish is understood by. */
export interface Surroundings {
  priceList: PriceList;
  /** Of the links. */
  baseUrl: string;
  texts: UnderstandingTexts;
}

/**
 * What a wish in words means: parameters of a calculation, what of the text they stand on, what was not used, what is
 * asked back and what is not offered. Nothing is guessed: of two readings with two prices there is a question. `given` is
 * what was decided besides the text, by answers to such questions.
 */
export function understand(
  text: string,
  { priceList, baseUrl, texts }: Surroundings,
  given: Readonly<Record<string, Value>> = {},
): Understanding {
  const sentence = new Sentence(text.slice(0, LONGEST_TEXT));
  const reading: Reading = { sentence, priceList, given, claims: [], notOffered: [], doubts: [], notes: [] };
  sentence.deny(negations(sentence));
  const nouns = sentence.tokens.flatMap(({ concept }, at) => (/^(gate|door|window)$/.test(concept) ? at : []));

  readWrittenFlags(reading);
  readNoise(reading);
  readRails(reading);
  readOpeningSizes(reading, priceList.rules.gate);
  readPlaces(reading, nouns);
  countOpenings(reading);
  readBudget(reading);
  readNamedSizes(reading);
  readCladding(reading);
  readArea(reading);
  const loose = looseMeasures(reading);
  const roofs = readRoofs(reading);
  readLooseSizes(
    reading,
    loose,
    roofs.map((roof) => priceList.roofs[roof]!),
  );
  readTurnkey(reading);
  readNamedErection(reading);
  readBase(reading);
  readPanels(reading);
  readErection(reading);
  settleOpenings(reading);
  readUncertainty(reading);
  readNotOffered(reading);

  return resolve(reading, roofs, baseUrl, texts);
}

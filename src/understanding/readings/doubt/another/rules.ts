import type { Rule } from "../rule.ts";
import { heightOfAnother, ofExisting, ofHad } from "./existing.ts";
import { inAnother } from "./in-another.ts";
import { heightOfLeantOn, sideOfLeantOn } from "./leant-on.ts";
import { moneyOfOthers } from "./money-of-others.ts";
import { ofAnotherMatter } from "./of-another-matter.ts";
import { ofMachine } from "./of-machine.ts";
import { ofTrade } from "./of-trade.ts";
import { ofWeather, warmOpenings, warmthOfAnother } from "./warmth.ts";

/** Of another building, machine, trade or matter. */
export const ANOTHER: readonly Rule[] = [
  ofTrade,
  ofWeather,
  ofExisting,
  inAnother,
  ofHad,
  ofMachine,
  heightOfAnother,
  heightOfLeantOn,
  sideOfLeantOn,
  moneyOfOthers,
  ofAnotherMatter,
  warmOpenings,
  warmthOfAnother,
];

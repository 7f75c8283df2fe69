import type { Rule } from "../rule.ts";
import { ofExisting, ofHad } from "./existing.ts";
import { inAnother } from "./in-another.ts";
import { heightOfLeantOn, sideOfLeantOn } from "./leant-on.ts";
import { moneyOfOthers } from "./money-of-others.ts";
import { ofAnotherMatter } from "./of-another-matter.ts";
import { heightOfAnother, ofMachine } from "./of-machine.ts";
import { ofTrade, ofWeather } from "./of-trade.ts";

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
];

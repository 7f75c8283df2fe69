import type { Roof } from "../../../price-list/schema.ts";
import type { Reading } from "../../reading.ts";
import {
  countInNumber,
  ofVariants,
  onceMore,
  replaced,
  saidAnew,
  saidTwice,
  takenBack,
  trussAgain,
  withoutWhat,
} from "./afterthoughts.ts";
import { besideVerb, insulatedByThem, warmthOfAnother } from "./beside-words.ts";
import { besideUnread, looseSizes } from "./beside-unread.ts";
import { bounded } from "./bounded.ts";
import { bySides } from "./by-sides.ts";
import { changedCounts, countedAnew } from "./changed-counts.ts";
import {
  compared,
  heightOfGates,
  heightOfThing,
  heightOfWhole,
  heightWithoutNumber,
  ofBays,
  unlikelyLength,
} from "./sizes-in-doubt.ts";
import { correctedNumber, notButAnother } from "./corrected.ts";
import {
  besideUnknown,
  deniedToo,
  doubtedDenial,
  likewise,
  noNews,
  nothingBut,
  toldToDo,
  unreadDenial,
} from "./denied-perhaps.ts";
import {
  correctedGates,
  gatesAside,
  gatesInEnds,
  inEachEnd,
  placeAgain,
  oneInBothEnds,
  openingsForOwn,
  placesOfNone,
  someOfGates,
  warmOpenings,
} from "./gates-in-doubt.ts";
import { heightOfAnother, heightOfLeantOn, ofMachine, sideOfLeantOn } from "./of-another.ts";
import { ofAnotherMatter } from "./of-another-matter.ts";
import { ofTrade, ofWeather } from "./of-trade.ts";
import { columnsPerhaps } from "./columns-perhaps.ts";
import {
  asked,
  doubtful,
  dropped,
  eitherOfTwo,
  indifferent,
  minuses,
  notWithout,
  orNot,
  stripOrPiles,
} from "./perhaps.ts";
import { moneyOfOthers } from "./money-of-others.ts";
import {
  doerWanted,
  erectionPerhaps,
  inAnother,
  notOfUs,
  ofExisting,
  ofHad,
  ofClients,
  ofOthers,
  ours,
  panelsByYou,
  theirs,
} from "./whose.ts";

/** Takes back what was claimed for certain and is said in doubt, and asks it. */
type Rule = (reading: Reading, roofs: readonly Roof[]) => void;

/** In their order: what an earlier one has taken no later one sees. */
const RULES: readonly Rule[] = [
  orNot,
  notWithout,
  indifferent,
  columnsPerhaps,
  doubtful,
  dropped,
  asked,
  minuses,
  ofTrade,
  ofWeather,
  theirs,
  notOfUs,
  ofOthers,
  ofClients,
  ours,
  panelsByYou,
  erectionPerhaps,
  doerWanted,
  notButAnother,
  unreadDenial,
  doubtedDenial,
  likewise,
  noNews,
  deniedToo,
  nothingBut,
  toldToDo,
  besideUnknown,
  correctedNumber,
  changedCounts,
  countedAnew,
  correctedGates,
  gatesAside,
  gatesInEnds,
  inEachEnd,
  placeAgain,
  someOfGates,
  oneInBothEnds,
  warmOpenings,
  openingsForOwn,
  bySides,
  ofExisting,
  inAnother,
  ofHad,
  ofMachine,
  heightOfAnother,
  heightOfLeantOn,
  sideOfLeantOn,
  unlikelyLength,
  ofBays,
  heightOfWhole,
  heightOfThing,
  heightOfGates,
  compared,
  eitherOfTwo,
  stripOrPiles,
  moneyOfOthers,
  placesOfNone,
  ofAnotherMatter,
  besideVerb,
  warmthOfAnother,
  insulatedByThem,
  bounded,
  onceMore,
  saidTwice,
  withoutWhat,
  takenBack,
  replaced,
  saidAnew,
  trussAgain,
  countInNumber,
  ofVariants,
  heightWithoutNumber,
  besideUnread,
  looseSizes,
];

/** What is said with doubt is asked. */
export function readUncertainty(reading: Reading, roofs: readonly Roof[]): void {
  for (const rule of RULES) rule(reading, roofs);
}

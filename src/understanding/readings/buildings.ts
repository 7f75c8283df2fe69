import type { Sentence } from "../sentence.ts";

/** What people call a building of theirs, in any case. */
const BUILDING =
  /^(ангар|гараж|здани|конюшн|контор|коровник|корпус|магазин|мастерск|овчарн|офис|помещени|птичник|сара[йяюе]|свинарник|склад|телятник|хлев|хозблок|цех)|^(дом|бокс)(а|е|у|ом|ов)?$|^бан[яеюи]$/;

/** The same as a sentence begins with it. */
const NOMINATIVE =
  /^(баня|гараж|дом|здание|конюшня|коровник|корпус|магазин|мастерская|овчарня|офис|птичник|сарай|свинарник|склад|телятник|хлев|цех)$/;

export const isBuilding = (sentence: Sentence, at: number): boolean =>
  sentence.is(at, "building") || BUILDING.test(sentence.wordAt(at));

/** Whether it is what the sentence is about; a hangar may be the new one. */
export const isBuildingItself = (sentence: Sentence, at: number): boolean => NOMINATIVE.test(sentence.wordAt(at));

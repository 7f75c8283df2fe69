import type { Roof } from "../../../../price-list/schema.ts";
import type { Claim, Reading } from "../../../reading.ts";
import { isBuilding, isBuildingItself } from "../../buildings.ts";
import { isSide } from "../../size.ts";
import { askInstead } from "../asking.ts";
import { REACH } from "../nearness.ts";

const isLeanTo = ({ priceList }: Reading, { parameter, value }: Claim): boolean =>
  parameter === "roof" && priceList.roofs[String(value)]?.attached === true;

/** «пристройка 10х20 к дому высотой 5 м»: of the house or of what leans on it. */
export function heightOfLeantOn(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const isLeaning = reading.claims.some((one) => isLeanTo(reading, one));
  const height = reading.claims.find(({ parameter }) => parameter === "height");
  if (!isLeaning || !height) return;
  // «стена 7 метров высоты», «стена 42 м длиной и 7 высотой»
  const { from } = sentence.partAt(height.range.from);
  if (sentence.within(height.range).some((at) => sentence.tokens[at]!.word === "стены"))
    return askInstead(reading, height, roofs);
  const isOfWall = (at: number) =>
    sentence.tokens[at]!.word === "стена" && !sentence.has({ from: at, to: height.range.from }, "comma");
  if (sentence.within({ from, to: height.range.from }).some(isOfWall)) return askInstead(reading, height, roofs);
  for (let at = height.range.from - 1; at >= height.range.from - REACH; at--) {
    if (sentence.is(at, "comma", "stop", "bracket")) return;
    const word = sentence.wordAt(at);
    // «Здание 18х36 высотой 6», but «к дому 8х25 высотой 3»
    const areSizesBetween = sentence.has({ from: at, to: height.range.from }, "number");
    const isItself = isBuildingItself(sentence, at) && (at === 0 || sentence.is(at - 1, "stop", "comma"));
    if (areSizesBetween ? isItself : isBuilding(sentence, at) && word !== "ангар")
      return askInstead(reading, height, roofs);
  }
}

/** «Коровник длиной 72 м, пристрой на треть»: of the building that it leans on. */
export function sideOfLeantOn(reading: Reading): void {
  const { sentence } = reading;
  if (!reading.claims.some((one) => isLeanTo(reading, one))) return;
  const isOfBuilding = ({ parameter, range: { from } }: Claim) =>
    isSide(parameter) && sentence.is(from, "width", "length") && isBuildingItself(sentence, from - 1);
  for (const one of reading.claims.filter(isOfBuilding)) {
    reading.withdraw([one]);
    sentence.leave(one.range);
    reading.doubt("missing", one.parameter, undefined, []);
  }
  // «стена 42 м длиной, занять нужно 24»
  const isOfWall = ({ parameter, range: { from } }: Claim) =>
    parameter === "length" && sentence.tokens[from - 1]?.word === "стена";
  for (const one of reading.claims.filter(isOfWall)) {
    reading.withdraw([one]);
    reading.doubt("alternatives", "length", one.range, [{ length: one.value }]);
  }
}

import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import type { Range } from "../sentence.ts";
import { isOffered } from "./size.ts";

type Mark = "double" | "single" | "attached" | "apart" | "central";

/** What is said of a roof; all marks together leave the roofs that may be meant. */
const MARKS = (
  [
    ["central", "without (central|other|neutral)? column"],
    ["central", "with? (double_pitch|single_pitch)? (central other? column|column ON? central)|s_kolonnoy"],
    ["central", "with? (other|central){1,2} column"],
    ["central", "with column (?!IS? number unit? (?!unit|BY))"],
    ["double", "double_pitch roof?"],
    ["double", "number dash? times? pitched roof?"],
    ["double", "pitched IS? number (?!unit|BY)"],
    ["double", "(roof|pitched) (neutral|need)? (onto|in) (number|both) side pitched?"],
    ["double", "(with|onto|in) number side pitched"],
    ["double", "onto number other roof?"],
    ["double", "(all|other|neutral){1,3} (onto|in) (number|both) side"],
    ["double", "with? ridge (central|neutral central)"],
    ["single", "single_pitch roof?|odnoskat_pristavnoy|odnoskat_otdelno"],
    ["attached", "canopy to (other|neutral)"],
    ["attached", "canopy? (other|neutral)? to (other|neutral|whole){0,2} (wall|building)"],
    ["attached", "attached ((to|by) (other|neutral){0,2} (wall|building))?"],
    ["apart", "apart standing?|standing? self by other standing?"],
  ] as const
).map(([mark, source]) => [mark, pattern(source)] as const);

const BUILDINGS = ["single_pitch", "double_pitch", "canopy", "building", "standing", "pitched"] as const;

const FIXED = /^(креп|цеп|примык|опир|прислон|пристр|пристав|прикр|прилеп)/;
const WATER = /^(вод[аыу]$|снег|дожд|сте?к|сход|слив)/;
const PERHAPS = /^(может|возможно|наверное?)$/;
/** So far «отдельно» stands behind what it is of, tokens. */
const APART_REACH = 5;

/** Reads which roof is meant; gives those that it may be, all of them where nothing is said. */
export function readRoofs(reading: Reading): string[] {
  const { sentence, priceList, given } = reading;
  const named: { mark: Mark; range: Range }[] = [];
  const excluded: Mark[] = [];
  const denials: Range[] = [];
  const unsure: Range[] = [];
  for (const [mark, rule] of MARKS) {
    sentence.take(rule, (range) => {
      // «с колонной 24 на 60»; of «с колоннами» every hangar is.
      const areColumns = sentence.is(range.from, "with") && range.to - range.from === 2;
      if (areColumns && sentence.is(range.to - 1, "column") && !/ой$/.test(sentence.tokens[range.to - 1]!.word))
        return false;
      // «хочу отдельный домик» is no roof yet.
      const isHouse =
        sentence.tokens[range.from]!.word === "домик" &&
        sentence.is(range.from - 1, "apart", "need", "other", "neutral");
      if (isHouse) return false;
      // «с рядом колонн», but «высота колонн»
      const isRow = sentence.within(range).some((at) => /^ряд/.test(sentence.tokens[at]!.word));
      if (mark === "central" && sentence.has(range, "other") && !sentence.has(range, "central") && !isRow) return false;
      if (mark === "apart" && !isOfBuilding(range)) return false;
      const words = sentence.within(range).map((at) => sentence.tokens[at]!.word);
      // «сам по себе», but «соберёте сами по себе»
      const isSelf = sentence.has(range, "self");
      if (isSelf && (!words.includes("себе") || words.includes("сами"))) return false;
      // «на две воды»
      const isOfOther = sentence.is(range.from, "onto") && sentence.is(range.from + 2, "other");
      if (isOfOther && !/^вод[ыау]$/.test(words[2]!)) return false;
      // «ворота на обе стороны»
      if (sentence.has(range, "side") && !sentence.has(range, "roof", "pitched") && !isOfWater(range)) return false;
      // «крыша как у дома»
      if (sentence.within(range).some((at) => sentence.tokens[at]!.word === "как")) return false;
      // «к стене или сам стоит»
      const isEither = sentence.is(range.to, "or") || sentence.is(range.from - 1, "or");
      // «может к стене прислоним, может нет»
      const isMaybe =
        [1, 2, 3].some((step) => PERHAPS.test(sentence.wordAt(range.from - step))) &&
        !sentence.has({ from: Math.max(0, range.from - 3), to: range.from }, "comma", "stop");
      if ((mark === "attached" || mark === "apart") && (isEither || isMaybe)) return unsure.push(range);
      const [pitches = 2] = sentence.numbers(range);
      if (pitches !== 1 && pitches !== 2) return false;
      const isDenied =
        sentence.isDenied(range) ||
        sentence.is(range.from - 1, "without", "not") ||
        sentence.is(range.from, "without") ||
        // «середину колоннами не загораживать», but «не мешает ряд стоек»
        (mark === "central" && sentence.is(range.to, "not") && !/^меша/.test(sentence.wordAt(range.to + 1))) ||
        // «к стене не крепить»
        (mark === "attached" && sentence.is(range.to, "not") && FIXED.test(sentence.wordAt(range.to + 1))) ||
        isUnwanted(range);
      if (isDenied) return excluded.push(mark) > 0 && denials.push(sentence.withDenial(range));
      named.push({ mark: pitches === 1 ? "single" : mark, range });
      if (sentence.has(range, "odnoskat_pristavnoy")) named.push({ mark: "attached", range });
      if (sentence.has(range, "odnoskat_otdelno")) named.push({ mark: "apart", range });
      return true;
    });
  }

  /** «чтобы вода сходила в одну сторону», «снег на обе стороны падал» */
  function isOfWater({ from, to }: Range): boolean {
    return sentence.within({ from: from - 1, to: to + 1 }).some((at) => WATER.test(sentence.wordAt(at)));
  }

  /** «сваи посчитайте отдельно», «отдельной двери не надо» are of no roof. */
  function isOfBuilding({ from, to }: Range): boolean {
    // «монтаж отдельно», «сваи отд. строкой»
    if (sentence.is(from - 1, "erection", "pile", "anchor", "panel", "delivery")) return false;
    if (/^(строк|договор|смет|поставк)/.test(sentence.wordAt(to))) return false;
    if (to - from > 1 || !/^отдельн(о|ой|ую|ая|ые|ых|ый|ым|ого|ому|ом)$/.test(sentence.tokens[from]!.word)) return true;
    const isBuilding = (at: number) =>
      sentence.is(at, ...BUILDINGS) || /^(ангар|гараж|склад|сара)/.test(sentence.wordAt(at));
    // «односкатный, отдельный вход»
    const isOfNoun = /(ый|ым|ого|ому|ом)$/.test(sentence.tokens[from]!.word) && sentence.is(to, "other", "erection");
    if (isOfNoun) return isBuilding(to);
    return sentence.within({ from: Math.max(0, from - APART_REACH), to: to + 2 }).some(isBuilding);
  }

  /** «пристраивать не хотим», «не хочет пристраивать» */
  function isUnwanted({ from, to }: Range): boolean {
    const isBefore = sentence.is(from - 2, "not") && sentence.is(from - 1, "need");
    return isBefore || (sentence.is(to, "not") && sentence.is(to + 1, "need"));
  }

  // Of two places that are named neither is said.
  const isSaid = ({ mark }: { mark: Mark }) => unsure.length === 0 || (mark !== "attached" && mark !== "apart");
  const said = named.filter(isSaid);
  const marks = new Set(said.map(({ mark }) => mark));
  const all = Object.keys(priceList.roofs).filter((roof) => !excluded.some((mark) => has(roof, mark)));
  const fitting = all.filter((roof) => [...marks].every((mark) => has(roof, mark)));
  const nearest = fitting.length > 0 ? fitting : all.filter((roof) => [...marks].some((mark) => has(roof, mark)));
  // Who denies what he names is asked as if nothing had been said.
  const possible = nearest.length > 0 ? nearest : Object.keys(priceList.roofs);
  // A width that was answered leaves those that have it.
  const wide = possible.filter(
    (roof) =>
      given["width"] !== undefined && isOffered("width", Number(given["width"]), [priceList.roofs[roof]!], priceList),
  );
  const candidates = wide.length > 0 ? wide : possible;
  const [only] = possible;
  const { roof: answered } = given;
  // What was answered as it was said is said all the same.
  if (possible.length === 1 && (answered ?? only) === only)
    for (const { range } of said) reading.claim(range, { roof: only! });
  else if (answered === undefined) {
    const choices = candidates.map((roof) => ({ roof }));
    reading.doubt(
      marks.size + excluded.length > 0 ? "roof_of" : "missing",
      "roof",
      said[0]?.range ?? denials[0],
      choices,
    );
  }
  return answered === undefined ? candidates : [String(answered)];

  function has(roof: string, mark: Mark): boolean {
    const { slopes, spans, attached } = priceList.roofs[roof]!;
    // A roof with a row of columns has two slopes, each over a span of its own.
    if (spans === 2) return mark === "central" || mark === "apart" || (marks.has("central") && mark !== "attached");
    if (mark === "central") return false;
    if (mark === "double" || mark === "single") return slopes === (mark === "double" ? 2 : 1);
    return attached === (mark === "attached");
  }
}

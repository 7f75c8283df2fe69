import { regionNumber } from "../../text/load-regions.ts";
import type { Reading } from "../reading.ts";
import type { Sentence } from "../sentence.ts";

const SNOW = /^снег(а|у|ом)?$|^снегов/;
const WIND = /^вет(ер|ра|ру|ром)$|^ветров/;
const ORDINALS = ["перв", "втор", "трет", "четверт", "пят", "шест", "седьм", "восьм"];
const ORDINAL = /^(.+?)(ый|ой|ий|ого|его|ьего|ом|ем|ьем|ая|ую)$/;
const DIGIT = /^([1-8])(-(й|го|му|м))?$/;
/** What may stand between the word and its region: «снег у нас — 5 район». */
const BETWEEN = ["neutral", "to", "dash", "equals", "in", "by"] as const;
const MOST_BETWEEN = 3;

const isLoad = (word: string): boolean => SNOW.test(word) || WIND.test(word);

/** «снеговой район V», «снег 5 район», «III снеговой район», «район по снегу 4»: what loads the place has. */
export function readLoads(reading: Reading): void {
  const { sentence } = reading;
  for (const [at, { word }] of sentence.tokens.entries()) {
    if (!isLoad(word) || sentence.isDone(at)) continue;
    const isSnow = SNOW.test(word);
    const found = regionBehind(sentence, at) ?? regionBefore(sentence, at);
    if (!found) continue;
    const { region, ...range } = found;
    if (sentence.isDenied(range)) sentence.withDenial(range);
    else if (isStated(region, isSnow)) reading.notes.push({ range, note: "loads_stated" });
    else reading.refuse(range, isSnow ? "snow" : "wind", region);
    sentence.done(range);
  }

  /** Whether the frame is made for it, where the manufacturer says what for. */
  function isStated(region: number, isSnow: boolean): boolean {
    const { snow_region = "", wind_region = "" } = reading.loads ?? {};
    return region <= regionNumber(isSnow ? snow_region : wind_region);
  }
}

interface Found {
  from: number;
  to: number;
  region: number;
}

/** «снег 5 район», «снеговой район 5», «снег: 5» */
function regionBehind(sentence: Sentence, at: number): Found | undefined {
  const skipped = (place: number) => {
    let next = place;
    while (next < place + MOST_BETWEEN && sentence.is(next, ...BETWEEN) && regionAt(sentence, next) === undefined)
      next++;
    return next;
  };
  const first = skipped(at + 1);
  const isNamed = sentence.is(first, "region");
  const number = isNamed ? skipped(first + 1) : first;
  const region = regionAt(sentence, number);
  if (region === undefined) return undefined;
  const end = number + 1;
  const isRegion = sentence.is(end, "region");
  // «снег 4 ворот»: a number alone is of what follows it.
  const isLast =
    end === sentence.tokens.length ||
    sentence.is(end, "comma", "stop", "bracket", "and", "with", "without") ||
    isLoad(sentence.wordAt(end));
  if (!isRegion && !isLast) return undefined;
  const from = sentence.is(at - 1, "by") && sentence.is(at - 2, "region") ? at - 2 : at;
  return { from, to: isRegion ? end + 1 : end, region };
}

/** «III снеговой район», «V район по снегу» */
function regionBefore(sentence: Sentence, at: number): Found | undefined {
  const isBehind = sentence.is(at - 1, "by") && sentence.is(at - 2, "region");
  if (!isBehind && !sentence.is(at + 1, "region")) return undefined;
  const from = isBehind ? at - 3 : at - 1;
  const region = regionAt(sentence, from);
  // «12 на 30 снеговой район»
  const isSize = sentence.is(from - 1, "times", "onto", "width", "length", "height", "dash", "equals");
  if (region === undefined || (isSize && sentence.is(from, "number"))) return undefined;
  return { from, to: isBehind ? at + 1 : at + 2, region };
}

/** Which region a token names: `5` of «5», «5-й», «V» and «пятый». */
function regionAt(sentence: Sentence, at: number): number | undefined {
  const token = sentence.tokens[at];
  if (!token) return undefined;
  const { word, start, end } = token;
  const digit = DIGIT.exec(sentence.text.slice(start, end))?.[1];
  if (digit !== undefined) return sentence.isDone(at) ? undefined : Number(digit);
  const ordinal = ORDINAL.exec(word)?.[1];
  return (ordinal === undefined ? regionNumber(word) : ORDINALS.indexOf(ordinal) + 1) || undefined;
}

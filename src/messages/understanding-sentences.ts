import type { PriceList } from "../price-list/schema.ts";
import { capitalized, uncapitalized } from "../text/format.ts";
import { REGIONS } from "../text/load-regions.ts";
import type { Told, UnderstandingTexts, Value } from "./understanding-texts.ts";

/** A sentence, with figures of the list where it needs them. */
type Sentence = string | ((list: PriceList) => string);

/** What one language says of wishes; questions and parts of choices begin small. */
export interface UnderstandingWords {
  sizes: Readonly<Record<string, string>>;
  /** Questions about all that is neither there nor not. */
  questions: Readonly<Record<string, string>>;
  /** What is asked where choices tell readings apart. */
  howMeant: string;
  /** What is asked of a kind of doubt, whatever it is about. */
  ofKind: Readonly<Record<string, string>>;
  whichLength(least: string, most: string): string;
  nearest: string;
  /** What stands before a question about what there is not. */
  none: { size: string; limit: string };
  flags: Readonly<Record<string, readonly [yes: string, no: string]>>;
  /** Of choices and of places. */
  values: Readonly<Record<string, string>>;
  places: readonly string[];
  /** So many gates, doors or windows, or of another number what it counts. */
  counts: Readonly<Record<string, (count: number) => string>>;
  decimal(value: number): string;
  quoted(words: string): string;
  listed(items: readonly string[]): string;
  metres(size: string): string;
  told: Readonly<Record<string, Sentence>>;
  /** The size that is not made; `offered`: the roofs with theirs, `also`: other roofs that have it. */
  noSize(size: string, offered: string, also: string): string;
  longest(least: string, most: string): string;
  most(count: number): string;
  region: Readonly<Record<string, (asked: string, stated: string) => string>>;
  rounded(from: string, to: string, isOne: boolean): string;
  /** What is left out of a price, in short; `{}` is a region. */
  short: Readonly<Record<string, string>>;
  lostLetters: string;
}

/** The sentences of a language, put together of its words. */
export function understandingTexts(words: UnderstandingWords): UnderstandingTexts {
  const { sizes, flags, metres, decimal } = words;
  const roofName = (list: PriceList, roof: string): string => uncapitalized(list.roofs[roof]!.name);

  function part(name: string, value: Value, list: PriceList): string {
    const [flag, count] = [flags[name], words.counts[name]];
    if (name === "roof") return roofName(list, String(value));
    if (flag) return flag[value ? 0 : 1];
    if (name === "gates_pos") return words.places[Number(value)]!;
    if (count) return count(Number(value));
    return sizes[name] ? metres(decimal(Number(value))) : (words.values[String(value)] ?? String(value));
  }

  function noSize({ name, priceList, asked = 0, roofs, sizesOf }: Told): string {
    const of = (roof: string) => sizesOf(name as "width", roof);
    const others = Object.keys(priceList.roofs).filter(
      (roof) => !roofs.includes(roof) && of(roof).some((one) => Math.abs(one - asked) <= priceList.rounding.beyond_m),
    );
    return words.noSize(
      `${capitalized(sizes[name]!)} ${metres(decimal(asked))}`,
      roofs.map((roof) => `${roofName(priceList, roof)}: ${metres(words.listed(of(roof).map(decimal)))}`).join("; "),
      words.listed(others.map((roof) => roofName(priceList, roof))),
    );
  }

  return {
    question({ parameter, kind, about, isOfSeveral, priceList: { length } }) {
      const plain = words.questions[parameter] ?? (flags[parameter] ? `${flags[parameter][0]}?` : words.howMeant);
      if (kind === "size" || kind === "limit")
        return `${words.none[kind]} ${capitalized(isOfSeveral ? words.nearest : plain)}`;
      if (kind === "missing" && parameter === "length")
        return words.whichLength(decimal(length.min_m), metres(decimal(length.max_m)));
      const asked = words.ofKind[kind] ?? (isOfSeveral || kind === "which" ? words.howMeant : plain);
      return about === undefined ? capitalized(asked) : `${words.quoted(about)}: ${asked}`;
    },
    choice(parameters, { kind, priceList, length }) {
      const parts = Object.entries(parameters).map(([name, value]) => {
        const said = part(name, value, priceList);
        // A question names its size, unless its choices are whole hangars: «двускатный, 18 × 50 м».
        if (kind !== "size" && kind !== "missing") return sizes[name] ? `${sizes[name]} ${said}` : said;
        return name === "width" && "roof" in parameters && length !== undefined
          ? metres(`${decimal(Number(value))} × ${decimal(length)}`)
          : said;
      });
      return parts.join(", ");
    },
    told(about) {
      const { name, priceList, loads, asked = 0 } = about;
      const { length } = priceList;
      if (name === "length") return words.longest(decimal(length.min_m), metres(decimal(length.max_m)));
      if (name === "limit") return words.most(asked);
      if (sizes[name]) return noSize(about);
      const region = REGIONS[asked - 1];
      const stated = loads?.[`${name as "snow"}_region`];
      if (words.region[name] && region && stated) return words.region[name](region, stated);
      const told = words.told[words.region[name] ? "loads" : name]!;
      return typeof told === "string" ? told : told(priceList);
    },
    inShort(name, asked = 0) {
      const region = REGIONS[asked - 1];
      return words.short[words.region[name] && !region ? "loads" : name]?.replace("{}", region ?? "");
    },
    rounded: (parameter, from, least, most) =>
      words.rounded(
        `${capitalized(sizes[parameter]!)} ${metres(decimal(from))}`,
        metres(least === most ? decimal(most) : `${decimal(least)}–${decimal(most)}`),
        least === most,
      ),
    lostLetters: words.lostLetters,
  };
}

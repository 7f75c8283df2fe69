import { roofsOfSizes } from "./chunks/roofs.ts";
import { isOffered, isSizeName, SIZE_NAMES, sizesOf, type SizeName } from "./price-list-sizes.ts";
import type { Doubt, Reading, Value, Values } from "./reading.ts";
import { saidOfSearch } from "./search.ts";
import type { Roof } from "../price-list/schema.ts";

/** What is known once all is read. */
export interface Settled {
  /** Whether a hangar is wished for: a text without any size or option asks nothing. */
  isWish: boolean;
  /** The roofs that the words and the sizes leave. */
  roofs: readonly string[];
  /** The only one, where nobody said it. */
  assumedRoof: string | undefined;
  /** Of a selection's own parameters; whether it is a selection that answers. */
  searched: Record<string, Value>;
  isSearch: boolean;
}

/** The fourth rule of doubt, of sizes: what is not made is told with what is nearest, and what is missing is asked. */
export function settle(reading: Reading, named: readonly string[]): Settled {
  const { priceList, given, before } = reading;
  const isTold = (name: string) => reading.valueOf(name) !== undefined;
  const isOpen = (name: string) =>
    reading.doubts.some(
      (doubt) =>
        !isAnswered(reading, doubt, named) &&
        (doubt.parameter === name || doubt.choices.some((choice) => name in choice)),
    );
  const isWish =
    reading.claims.length + Object.keys({ ...before, ...given }).length > 0 ||
    reading.doubts.length + reading.partOfRoof.length > 0 ||
    asksForPrice(reading);
  const fitting = roofsOfSizes(reading, named);
  const roofs = fitting.length > 0 ? fitting : named;
  const possible = rowsOf(reading, roofs);
  const searched = saidOfSearch(reading, possible);
  const isSearch = (Object.keys(searched).length > 0 || isOpen("budget")) && !(isTold("width") && isTold("length"));
  refuseSizes();
  refuseCounts(reading);
  const isOnlyRoof = fitting.length === 1 && isTold("width") && !isTold("roof") && !isOpen("roof") && !isOpen("width");
  const assumedRoof = isWish && !isSearch && isOnlyRoof ? fitting[0] : undefined;
  if (isWish) askMissing();
  return { isWish, roofs, assumedRoof, searched, isSearch };

  function refuseSizes(): void {
    const all = rowsOf(reading, named);
    const unmade = SIZE_NAMES.filter(
      (name) => isTold(name) && !isOffered(name, Number(reading.valueOf(name)), all, priceList),
    );
    // Each is made, and no roof has them together.
    const isApart = unmade.length === 0 && fitting.length === 0 && isTold("width");
    for (const name of isApart ? (["width"] as const) : unmade) {
      const claim = reading.claims.find(({ parameter }) => parameter === name);
      const metres = Number(reading.valueOf(name));
      if (claim) reading.refuse(claim.range, name, metres);
      reading.claims = reading.claims.filter(({ parameter }) => parameter !== name);
      const choices = name === "width" ? nearestHangars(reading, named, metres) : choicesOf(name, all);
      reading.doubt("size", name, claim?.range, choices);
    }
  }

  function askMissing(): void {
    const ask = (name: SizeName) => reading.doubt("missing", name, undefined, choicesOf(name, possible));
    // «односкатный, до 5 млн»: which of them, in a selection too.
    const about = reading.partOfRoof[0];
    const isFree = !isTold("roof") && assumedRoof === undefined && !isOpen("roof");
    if (isFree && (about || !(isSearch || reading.takesBounds)))
      reading.doubtBetween(about ? "wanted" : "missing", "roof", about, roofs);
    if (isSearch) {
      const isOfSizes = reading.takesBounds && !Object.keys(searched).some((name) => name.startsWith("area"));
      if (!("budget" in searched || isOfSizes || isOpen("budget") || isOpen("length")))
        reading.doubt("missing", "budget", undefined, []);
      return;
    }
    const isRidge = reading.notOffered.some(({ name, asked }) => name === "ridge" && asked !== undefined);
    if (isRidge && !isTold("height")) ask("height");
    if (reading.takesBounds) return;
    for (const name of ["width", "length"] as const) if (!isTold(name) && !isOpen(name)) ask(name);
  }
}

/** Whether an answer decides it. What is not made, whoever says it, does not. */
export function isAnswered(
  { given, priceList }: Pick<Reading, "given" | "priceList">,
  { parameter, choices }: Doubt,
  named: readonly string[],
): boolean {
  const isChosen = choices.some((choice) => Object.entries(choice).every(([name, value]) => given[name] === value));
  const isMade =
    !isSizeName(parameter) || isOffered(parameter, Number(given[parameter]), rowsOf({ priceList }, named), priceList);
  return isChosen || (parameter in given && isMade);
}

export const rowsOf = ({ priceList }: Pick<Reading, "priceList">, roofs: readonly string[]): Roof[] =>
  roofs.map((roof) => priceList.roofs[roof]!);

const choicesOf = (name: SizeName, roofs: readonly Roof[]): Values[] =>
  sizesOf(name, roofs).map((size) => ({ [name]: size }));

/** «Сколько стоит ангар?» is a wish, as long as it is not about something that is answered. */
const asksForPrice = (reading: Reading): boolean =>
  reading.notOffered.length + reading.notes.length === 0 &&
  reading.has({ from: 0, to: reading.tokens.length }, "hangar", "frame");

/** The nearest below and above that are made, of the roof that was said, and where it has but one of another, too. */
function nearestHangars(reading: Reading, named: readonly string[], metres: number): Values[] {
  const nearest = (roofs: readonly string[]) => {
    const all = roofs.flatMap((roof) => sizesOf("width", rowsOf(reading, [roof])).map((width) => ({ roof, width })));
    return [
      all.filter(({ width }) => width <= metres).sort((a, b) => b.width - a.width)[0],
      all.filter(({ width }) => width > metres).sort((a, b) => a.width - b.width)[0],
    ];
  };
  const others = nearest(Object.keys(reading.priceList.roofs));
  const found = nearest(named).flatMap((own, at) => own ?? others[at] ?? []);
  const isOneRoof = named.length === 1 && found.every(({ roof }) => roof === named[0]);
  return isOneRoof ? found.map(({ width }) => ({ width })) : found;
}

/** What is more than one calculation takes. */
function refuseCounts(reading: Reading): void {
  for (const { parameter, value, range } of reading.claims) {
    const most = (reading.priceList.limits as Record<string, number>)[parameter];
    if (most === undefined || Number(value) <= most) continue;
    reading.refuse(range, "limit", most);
    reading.doubt("limit", parameter, range, [{ [parameter]: most }]);
  }
}

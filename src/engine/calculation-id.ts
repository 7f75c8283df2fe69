import type { PriceList } from "../price-list/schema.ts";
import type { Configuration } from "./request/configuration.ts";
import { DEFAULT_OPTIONS, OPTION_ROWS, type OptionName, type Options } from "../options/options.ts";

/*
 * An id is the configuration itself: its choices are the digits of one number (mixed radix), the number is
 * scrambled, and the result is written as 8 decimal digits and 5 characters of base 36. Numbers that stand
 * for no configuration are the check: a slip almost always lands on one.
 *
 * The number is nearly full. Options that came later are the digits of another one, the page, which moves the prefix:
 * page 0, where all of them stand at their defaults, is ANG, page 1 ANH, page 26 AOG. So an id given out before an
 * option was there stays valid and unchanged, and opens the hangar without it.
 */

/** What an id has room for. The price list may not outgrow it: `price-proof/rules/calculation-id-numbers.ts` checks. */
export const ID_CAPACITY = {
  roofs: 6,
  widths: 9,
  heights: 7,
  min_length_cm: 500,
  max_length_cm: 20_000,
} as const;

const FIRST_SPACE = 10 ** 8;
const SECOND_SPACE = 36 ** 5;
/** How many numbers there are, and prefixes that begin with A. */
export const ID_SPACE = { numbers: FIRST_SPACE * SECOND_SPACE, pages: 26 * 26 } as const;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const PAGES = ID_SPACE.pages;
/** The place of ANG among them. */
const FIRST_PAGE = LETTERS.indexOf("N") * LETTERS.length + LETTERS.indexOf("G");
const PATTERN = /^A([A-Z])([A-Z])-(\d{8})-([A-Z0-9]{5})$/;

/** Options up to this rank are digits of the number, those after it of the page. */
const LAST_IN_NUMBER = 16;

/** An option as a digit. Its value is the digit itself, unless the values are listed. */
interface Digit {
  name: OptionName;
  radix: number;
  values: readonly unknown[] | undefined;
}

/** An option and those that need it, as one digit: 0 where it is not taken, for then those have no effect. */
interface Group {
  radix: number;
  head: Digit;
  members: readonly Digit[];
}

/** Where each option stands in the number, the most significant first, and in the page, the least significant first. */
export interface IdLayout {
  groups: readonly Group[];
  page: readonly Digit[];
}

const LENGTHS = ID_CAPACITY.max_length_cm - ID_CAPACITY.min_length_cm + 1;

export function idLayout(rows: typeof OPTION_ROWS): IdLayout {
  const sorted = [...rows].sort((one, other) => one.row.place - other.row.place);
  const inNumber = sorted.filter(({ row }) => row.place <= LAST_IN_NUMBER);
  const page = sorted.filter(({ row }) => row.place > LAST_IN_NUMBER).map(laterDigitOf);
  const groups = inNumber
    .filter(({ row }) => !row.needs)
    .map((one) => {
      const head = digitOf(one);
      const members = inNumber.filter(({ row }) => row.needs === one.name).map(digitOf);
      return { head, members, radix: members.reduce((all, { radix }) => all * radix, head.radix - 1) + 1 };
    });
  return { groups, page };
}

function digitOf({ name, row }: (typeof OPTION_ROWS)[number]): Digit {
  if (row.kind === "count") return { name, radix: row.most + 1, values: undefined };
  const values = row.kind === "flag" ? [false, true] : Object.values<unknown>(row.values);
  return { name, radix: values.length, values };
}

/** Its default is the digit 0: without it the page stays what it was before there was such an option. */
function laterDigitOf(option: (typeof OPTION_ROWS)[number]): Digit {
  const { values, ...digit } = digitOf(option);
  const { byDefault } = option;
  return { ...digit, values: values && [byDefault, ...values.filter((value) => value !== byDefault)] };
}

const LAYOUT = idLayout(OPTION_ROWS);

/** Written backwards from the configuration by the numbers of the price list. */
export function encodeId(
  configuration: Configuration,
  numbers: PriceList["calculation_id_numbers"],
  { groups, page }: IdLayout = LAYOUT,
): string {
  const roof = placeOf(configuration.roof, numbers);
  const sizes = numbers[roof];
  let number = append(0, roof, ID_CAPACITY.roofs);
  number = append(number, sizes?.widths.indexOf(configuration.width_mm) ?? -1, ID_CAPACITY.widths);
  number = append(number, sizes?.heights.indexOf(configuration.height_mm) ?? -1, ID_CAPACITY.heights);
  for (let at = 0; at < groups.length; at++) {
    // The length came to stand after the first option, the truss.
    if (at === 1) number = append(number, configuration.length_cm - ID_CAPACITY.min_length_cm, LENGTHS);
    const { head, members, radix } = groups[at] as Group;
    let digit = valueDigit(head, configuration);
    if (digit > 0 && members.length > 0) {
      digit -= 1;
      for (const member of members) digit = append(digit, valueDigit(member, configuration), member.radix);
      digit += 1;
    }
    number = append(number, digit, radix);
  }
  let onPage = 0;
  for (let at = page.length - 1; at >= 0; at--) {
    const digit = page[at] as Digit;
    onPage = append(onPage, valueDigit(digit, configuration), digit.radix);
  }
  return format(number, onPage);
}

function append(number: number, digit: number, radix: number): number {
  if (digit < 0 || digit >= radix) throw new Error(`calculation_id has no room for digit ${digit} of ${radix}`);
  return number * radix + digit;
}

function valueDigit({ name, values }: Digit, configuration: Configuration): number {
  const value = configuration[name];
  if (value === false) return 0;
  return values ? values.indexOf(value) : (value as number);
}

function placeOf(roof: string, numbers: PriceList["calculation_id_numbers"]): number {
  for (let place = 0; place < numbers.length; place++) if (numbers[place]?.roof === roof) return place;
  return -1;
}

/**
 * The configuration of an id, normalized or not; `undefined` when no configuration of these numbers has it.
 * The caller checks that the price list still offers it.
 */
export function decodeId(
  id: string,
  numbers: PriceList["calculation_id_numbers"],
  { groups, page }: IdLayout = LAYOUT,
): Configuration | undefined {
  const parsed = parse(id);
  if (!parsed) return undefined;
  const chosen: Record<string, unknown> = {};
  const choose = ({ name, values }: Digit, digit: number) => (chosen[name] = values ? values[digit] : digit);
  let left = parsed.page;
  const take = (radix: number): number => {
    const digit = left % radix;
    left = (left - digit) / radix;
    return digit;
  };
  for (const digit of page) choose(digit, take(digit.radix));
  if (left !== 0) return undefined;

  left = parsed.number;
  let length_cm = 0;
  for (let at = groups.length - 1; at >= 0; at--) {
    const { head, members, radix } = groups[at] as Group;
    let digit = take(radix);
    if (digit === 0 || members.length === 0) {
      choose(head, digit);
      for (const { name } of members) chosen[name] = DEFAULT_OPTIONS[name];
    } else {
      digit -= 1;
      for (const member of [...members].reverse()) {
        choose(member, digit % member.radix);
        digit = (digit - (digit % member.radix)) / member.radix;
      }
      choose(head, digit + 1);
    }
    if (at === 1) length_cm = take(LENGTHS) + ID_CAPACITY.min_length_cm;
  }
  const height = take(ID_CAPACITY.heights);
  const width = take(ID_CAPACITY.widths);
  const sizes = numbers[left];
  const width_mm = sizes?.widths[width];
  const height_mm = sizes?.heights[height];
  if (!sizes || width_mm === undefined || height_mm === undefined) return undefined;
  return { roof: sizes.roof, width_mm, height_mm, length_cm, ...(chosen as unknown as Options) };
}

function format(number: number, page: number): string {
  if (page >= PAGES) throw new Error(`calculation_id has no room for page ${page}`);
  const low = number % SECOND_SPACE;
  const [first, second] = scramble((number - low) / SECOND_SPACE, low, page);
  const prefix = (FIRST_PAGE + page) % PAGES;
  const last = prefix % LETTERS.length;
  const letters = `A${LETTERS.charAt((prefix - last) / LETTERS.length)}${LETTERS.charAt(last)}`;
  return `${letters}-${characters(first, 10, 8)}-${characters(second, 36, 5)}`;
}

const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** So many characters of a base, in a third of the time of `toString(36)`; engines keep what `String` makes. */
function characters(number: number, base: number, count: number): string {
  let text = "";
  for (let place = 0; place < count; place++) {
    const digit = number % base;
    text = CHARACTERS.charAt(digit) + text;
    number = (number - digit) / base;
  }
  return text;
}

function parse(id: string): { number: number; page: number } | undefined {
  const match = PATTERN.exec(id.trim().toUpperCase());
  if (!match) return undefined;
  const [, middle, last, digits, characters] = match as unknown as [string, string, string, string, string];
  const prefix = LETTERS.indexOf(middle) * LETTERS.length + LETTERS.indexOf(last);
  const page = (prefix - FIRST_PAGE + PAGES) % PAGES;
  const [first, second] = unscramble(Number(digits), Number.parseInt(characters, 36), page);
  return { number: first * SECOND_SPACE + second, page };
}

const ROUNDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

/**
 * A Feistel network over two unlike halves: each round shifts one half by a hash of the other, so it turns back. Each
 * page is scrambled in its own way: else a slip in the prefix would be the same hangar with another option.
 */
function scramble(first: number, second: number, page: number): [number, number] {
  for (const round of ROUNDS) {
    const key = round ^ page;
    first = (first + (hash(second, key) % FIRST_SPACE)) % FIRST_SPACE;
    second = (second + (hash(first, ~key) % SECOND_SPACE)) % SECOND_SPACE;
  }
  return [first, second];
}

function unscramble(first: number, second: number, page: number): [number, number] {
  for (const round of [...ROUNDS].reverse()) {
    const key = round ^ page;
    second = (second + SECOND_SPACE - (hash(first, ~key) % SECOND_SPACE)) % SECOND_SPACE;
    first = (first + FIRST_SPACE - (hash(second, key) % FIRST_SPACE)) % FIRST_SPACE;
  }
  return [first, second];
}

/** 32-bit finalizer of MurmurHash3; whole numbers only. */
function hash(value: number, key: number): number {
  let mixed = Math.imul(value ^ key, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

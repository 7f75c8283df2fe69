import type { PriceList } from "../price-list/schema.ts";
import {
  FILLERS,
  RAILS,
  TRUSSES,
  type Configuration,
  type Filler,
  type GatesPosition,
  type Rails,
} from "./configuration.ts";

/*
 * An id is the configuration itself: its choices are the digits of one number (mixed radix), the number is
 * scrambled, and the result is written as 8 decimal digits and 5 characters of base 36. Numbers that stand
 * for no configuration are the check: a slip almost always lands on one.
 */

/** What an id has room for. The price list may not outgrow it: `price-list/coverage.ts` checks. */
export const ID_CAPACITY = {
  roofs: 6,
  widths: 9,
  heights: 7,
  gates: 30,
  doors: 15,
  windows: 60,
  min_length_cm: 500,
  max_length_cm: 20_000,
} as const;

const PREFIX = "ANG";
const FIRST_SPACE = 10 ** 8;
const SECOND_SPACE = 36 ** 5;
const PATTERN = new RegExp(`^${PREFIX}-(\\d{8})-([A-Z0-9]{5})$`);
const TRUSS_VALUES = Object.values(TRUSSES);
const RAILS_VALUES = Object.values(RAILS);
const FILLER_VALUES = Object.values(FILLERS);

/** Sizes of the digits, the most significant first. Changing any of them changes every id. */
const RADICES = [
  ID_CAPACITY.roofs,
  ID_CAPACITY.widths,
  ID_CAPACITY.heights,
  TRUSS_VALUES.length,
  ID_CAPACITY.max_length_cm - ID_CAPACITY.min_length_cm + 1,
  1 + ID_CAPACITY.gates * 3 * RAILS_VALUES.length,
  1 + ID_CAPACITY.doors,
  1 + ID_CAPACITY.windows,
  2 ** 5,
  1 + FILLER_VALUES.length * 2 ** 4,
] as const;

/** Written backwards from the configuration by the numbers of the price list; see `RADICES` for the order. */
export function encodeId(configuration: Configuration, numbers: PriceList["calculation_id_numbers"]): string {
  const roof = placeOf(configuration.roof, numbers);
  const digits = [
    roof,
    numbers[roof]?.widths.indexOf(configuration.width_mm) ?? -1,
    numbers[roof]?.heights.indexOf(configuration.height_mm) ?? -1,
    TRUSS_VALUES.indexOf(configuration.truss),
    configuration.length_cm - ID_CAPACITY.min_length_cm,
    gatesDigit(configuration),
    configuration.doors,
    configuration.windows,
    bits([
      configuration.welded,
      configuration.wall_progony,
      configuration.anchors,
      configuration.piles,
      configuration.montazh,
    ]),
    panelsDigit(configuration),
  ];
  let number = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = digits[place] as number;
    const radix = RADICES[place] as number;
    if (digit < 0 || digit >= radix) throw new Error(`calculation_id has no room for digit ${place} = ${digit}`);
    number = number * radix + digit;
  }
  return format(number);
}

function placeOf(roof: string, numbers: PriceList["calculation_id_numbers"]): number {
  for (let place = 0; place < numbers.length; place++) if (numbers[place]?.roof === roof) return place;
  return -1;
}

/**
 * The configuration of an id, normalized or not; `undefined` when no configuration of these numbers has it.
 * The caller checks that the price list still offers it.
 */
export function decodeId(id: string, numbers: PriceList["calculation_id_numbers"]): Configuration | undefined {
  let number = parse(id);
  if (number === undefined) return undefined;
  const digits: number[] = [];
  for (const radix of [...RADICES].reverse()) {
    const digit: number = number % radix;
    digits.unshift(digit);
    number = (number - digit) / radix;
  }
  if (number !== 0) return undefined;
  const [roof, width, height, truss, length, gates, doors, windows, options, panels] = digits as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const sizes = numbers[roof];
  const width_mm = sizes?.widths[width];
  const height_mm = sizes?.heights[height];
  if (!sizes || width_mm === undefined || height_mm === undefined) return undefined;
  return {
    roof: sizes.roof,
    width_mm,
    height_mm,
    length_cm: length + ID_CAPACITY.min_length_cm,
    truss: TRUSS_VALUES[truss] as Configuration["truss"],
    ...gatesOf(gates),
    doors,
    windows,
    welded: bit(options, 0),
    wall_progony: bit(options, 1),
    anchors: bit(options, 2),
    piles: bit(options, 3),
    montazh: bit(options, 4),
    ...panelsOf(panels),
  };
}

function gatesDigit({ gates, gates_pos, rails }: Configuration): number {
  if (gates === 0) return 0;
  return 1 + ((gates - 1) * 3 + gates_pos) * RAILS_VALUES.length + RAILS_VALUES.indexOf(rails);
}

function gatesOf(digit: number): Pick<Configuration, "gates" | "gates_pos" | "rails"> {
  if (digit === 0) return { gates: 0, gates_pos: 0, rails: RAILS.h500 };
  const rails = (digit - 1) % RAILS_VALUES.length;
  const place = (digit - 1 - rails) / RAILS_VALUES.length;
  return {
    gates: 1 + (place - (place % 3)) / 3,
    gates_pos: (place % 3) as GatesPosition,
    rails: RAILS_VALUES[rails] as Rails,
  };
}

function panelsDigit(configuration: Configuration): number {
  if (!configuration.panels) return 0;
  const { filler, panels_high_wall, panels_montazh, dekor_roof, dekor_wall } = configuration;
  return 1 + FILLER_VALUES.indexOf(filler) * 16 + bits([panels_high_wall, panels_montazh, dekor_roof, dekor_wall]);
}

function panelsOf(
  digit: number,
): Pick<Configuration, "panels" | "filler" | "panels_high_wall" | "panels_montazh" | "dekor_roof" | "dekor_wall"> {
  const choice = Math.max(0, digit - 1);
  return {
    panels: digit > 0,
    filler: FILLER_VALUES[Math.floor(choice / 16)] as Filler,
    panels_high_wall: bit(choice, 0),
    panels_montazh: bit(choice, 1),
    dekor_roof: bit(choice, 2),
    dekor_wall: bit(choice, 3),
  };
}

function bits(flags: readonly boolean[]): number {
  let number = 0;
  for (let place = 0; place < flags.length; place++) if (flags[place]) number |= 1 << place;
  return number;
}

function bit(number: number, place: number): boolean {
  return ((number >> place) & 1) === 1;
}

function format(number: number): string {
  const low = number % SECOND_SPACE;
  const [first, second] = scramble((number - low) / SECOND_SPACE, low);
  return `${PREFIX}-${characters(first, 10, 8)}-${characters(second, 36, 5)}`;
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

function parse(id: string): number | undefined {
  const match = PATTERN.exec(id.trim().toUpperCase());
  if (!match) return undefined;
  const [first, second] = unscramble(Number(match[1]), Number.parseInt(match[2] as string, 36));
  return first * SECOND_SPACE + second;
}

const ROUNDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

/** A Feistel network over two unlike halves: each round shifts one half by a hash of the other, so it turns back. */
function scramble(first: number, second: number): [number, number] {
  for (const key of ROUNDS) {
    first = (first + (hash(second, key) % FIRST_SPACE)) % FIRST_SPACE;
    second = (second + (hash(first, ~key) % SECOND_SPACE)) % SECOND_SPACE;
  }
  return [first, second];
}

function unscramble(first: number, second: number): [number, number] {
  for (const key of [...ROUNDS].reverse()) {
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

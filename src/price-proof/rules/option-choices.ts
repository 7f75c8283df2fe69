import type { Configuration } from "../../engine/request/configuration.ts";
import {
  absentOptions,
  DEFAULT_OPTIONS,
  FILLERS,
  GATES_POSITIONS,
  RAILS,
  type Options,
} from "../../options/options.ts";
import { hangarOf } from "../../engine/geometry/hangar.ts";
import type { PriceList } from "../../price-list/schema.ts";

type Sizes = Omit<Configuration, keyof Options>;
type OpeningOptions = Pick<Options, "gates" | "gates_pos" | "rails" | "doors" | "windows">;
type Flags = Partial<Options>;

const FLAG_NAMES = Object.entries(DEFAULT_OPTIONS).flatMap(([name, value]) =>
  typeof value === "boolean" ? [name] : [],
);
const NO_FLAGS = flags(() => false);
const ALL_FLAGS = flags(() => true);
/** None, all, each alone and each missing. */
const FLAG_CHOICES = [
  NO_FLAGS,
  ALL_FLAGS,
  ...FLAG_NAMES.flatMap((one) => [flags((name) => name === one), flags((name) => name !== one)]),
];

/** Options for a hangar of these sizes: every yes-or-no both ways, every value of the others, fewest and most gates. */
export function optionChoices(sizes: Sizes, priceList: PriceList): Options[] {
  const choices = FLAG_CHOICES.flatMap((flags) =>
    Object.values(FILLERS).map((filler) => ({ ...DEFAULT_OPTIONS, ...flags, filler })),
  );
  for (const openings of openingChoices(sizes, priceList)) {
    choices.push({ ...DEFAULT_OPTIONS, ...NO_FLAGS, ...openings }, { ...DEFAULT_OPTIONS, ...ALL_FLAGS, ...openings });
  }
  const absent = Object.fromEntries(absentOptions(priceList).map(({ name, byDefault }) => [name, byDefault]));
  return choices.map((options) => ({ ...options, ...absent }));
}

function openingChoices(sizes: Sizes, priceList: PriceList): OpeningOptions[] {
  const { limits } = priceList;
  const doors = Math.min(1, limits.doors);
  const windows = Math.min(1, limits.windows);
  return GATES_POSITIONS.flatMap((gates_pos) => {
    const without: Configuration = { ...sizes, ...DEFAULT_OPTIONS, gates_pos };
    const most = Math.min(limits.gates, hangarOf(without, priceList).geometry.gates_that_fit);
    const counts = new Set([0, Math.min(1, most), most]);
    return [...counts].flatMap((gates) =>
      Object.values(RAILS).map((rails) => ({ gates, gates_pos, rails, doors, windows })),
    );
  });
}

function flags(isOn: (name: string) => boolean): Flags {
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, isOn(name)]));
}

import { FILLERS, GATES_PLACES, RAILS } from "hangar-engine";

/** One of several values of a field, as its button shows it. */
export interface Choice {
  value: string;
  label: string;
}

const fromAliases = (aliases: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(aliases).map(([value, label]) => ({ value, label }));

/** Values are the ASCII aliases that links carry. */
export const TRUSS_CHOICES: readonly Choice[] = [
  { value: "solid", label: "Цельная" },
  { value: "demountable", label: "Сборная" },
];

export const GATES_POS_CHOICES: readonly Choice[] = GATES_PLACES.map((place, at) => ({
  value: String(at),
  label: place.charAt(0).toUpperCase() + place.slice(1),
}));

export const RAILS_CHOICES: readonly Choice[] = fromAliases(RAILS);
export const FILLER_CHOICES: readonly Choice[] = fromAliases(FILLERS);

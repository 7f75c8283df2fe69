import type { Tree } from "./tree.ts";

/** One text in each language, by its code. */
export type InLanguages<Value = string> = Readonly<Record<string, Value>>;

/** A piece of a sentence: its own words, a value with the forms of its word where it is not its unit's, another sentence. */
export type Piece = string | Hole | { sentence: string };

export interface Hole {
  tree: Tree;
  /** `рамы|рам|рам`. */
  forms?: string;
  /** The checker writes it here. */
  unit?: string;
}

/** What holds when; the last case always does. */
export interface Case {
  when?: Tree;
  is: Tree;
  /** Why it is so: told with a price that was chosen by it. */
  because?: InLanguages<readonly Piece[]>;
}

/** A quantity by its name; one with parameters is worked out for whatever it is asked. */
export interface Definition {
  name: string;
  parameters: readonly string[];
  cases: readonly Case[];
  /** In this unit it is told in a line of its own; without one within whatever it is a part of. */
  unit?: string;
  /** As a number, without how it came about. */
  told?: "number";
  title?: InLanguages;
  /** Of which part of the data it is: the program's quantities, or what positions share. */
  from: "quantities" | "shared";
}

export interface SentenceCase {
  when?: Tree;
  text: InLanguages<readonly Piece[]>;
}

/** A position of the bill. */
export interface Row {
  key: string;
  num: string;
  code: string;
  name: InLanguages;
  unit: string;
  /** Without its condition it is of every bill, as far as its quantity is above zero. */
  when?: Tree;
  qty: Tree;
  price: Tree;
  /** When its price is preliminary. */
  estimate?: Tree | true;
  /** How its quantity comes about, to whoever buys. */
  buyer?: readonly SentenceCase[];
  /** Whether drawings and models show it. */
  drawn: boolean;
}

/** A row that no bill has any more: its number and code stay its own. */
export type RetiredRow = Pick<Row, "key" | "num" | "code">;

/** Plain data, as a list carries them. */
export interface Rules {
  definitions: Readonly<Record<string, Definition>>;
  sentences: Readonly<Record<string, readonly SentenceCase[]>>;
  rows: readonly Row[];
  retired?: readonly RetiredRow[];
}

/** What rows tell to whoever buys, apart from the rules: a bill does not need it. */
export interface Spoken {
  sentences: Rules["sentences"];
  /** By the keys of rows. */
  buyers: Readonly<Record<string, readonly SentenceCase[]>>;
}

export function spokenOf({ sentences, rows }: Rules, languages: readonly string[]): Spoken {
  const told = (cases: readonly SentenceCase[]): SentenceCase[] =>
    cases.map((one) => ({ ...one, text: Object.fromEntries(languages.map((lang) => [lang, one.text[lang]!])) }));
  return {
    sentences: Object.fromEntries(Object.entries(sentences).map(([name, cases]) => [name, told(cases)])),
    buyers: Object.fromEntries(rows.flatMap(({ key, buyer }) => (buyer ? [[key, told(buyer)]] : []))),
  };
}

/** Rules as far as a bill and its explanation need them. */
export function bareRules({ definitions, rows }: Rules): Rules {
  const untitled = Object.entries(definitions).map(([name, { title: _title, ...one }]) => [name, one] as const);
  return {
    definitions: Object.fromEntries(untitled),
    sentences: {},
    rows: rows.map(({ buyer: _buyer, ...row }) => row),
  };
}

/** Something wrong with rules: where in their data, how far into that text, and what. */
export interface Fault {
  path: readonly (string | number)[];
  offset: number;
  text: string;
}

/** A position of a bill: which row of the rules, its price in whole roubles and its quantity in tenths of its unit. */
export interface Item {
  row: number;
  price: number;
  qty_tenths: number;
  isEstimate: boolean;
}

/** What is worked out by name. */
export type Quantities = Readonly<Record<string, number | boolean>>;

/** Rules that can be reckoned with. `Subject` is whatever they are about. */
export interface Program<Subject> {
  /** All quantities without parameters of what has none yet. */
  quantities(subject: Subject): Quantities;
  /** Whether the quantities of two are the same, for all that they come of is. */
  areAlike(one: Subject, other: Subject): boolean;
  /** Rows of a group that come out above zero, in their order. */
  items(group: string, subject: Subject): Item[];
  /** Only what those cost. */
  sum(group: string, subject: Subject): number;
  /** A quantity with parameters. */
  call(name: string, subject: Subject, ...values: number[]): number;
}

/** What is interpreted can be asked for what a bill does not show. */
export interface Interpreted<Subject> extends Program<Subject> {
  /** The quantity of each row as its formula gives it, below zero too; nothing where its condition does not hold. */
  rowQuantities(subject: Subject): (number | undefined)[];
}

/** How rules lie in what they are about. */
export interface Layout {
  /** Where each given name is found: `configuration.width_mm`. */
  given: Readonly<Record<string, string>>;
  /** Where the quantities are, once worked out. */
  quantities: string;
  /** Rows are worked out by groups; the group of a row by its number. */
  groupOf(num: string): string;
  groups: readonly string[];
}

import fc from "fast-check";
import type { Tree } from "../../src/formula/tree.ts";

/** What random formulas are over: two sizes, a flag, an option, a table by a key, tiers, and a quantity with parameters. */
export interface Subject {
  given: { size: number; count: number; is_on: boolean; kind: string };
  list: { table: { base: number; by: Record<string, number> }; tiers: { max_size?: number; price: number }[] };
  worked: unknown;
}

export const LAYOUT = {
  given: {
    size: "given.size",
    count: "given.count",
    is_on: "given.is_on",
    kind: "given.kind",
    table: "list.table",
    tiers: "list.tiers",
  },
  quantities: "worked",
  groups: ["all"],
  groupOf: () => "all",
};

export const subject: fc.Arbitrary<Subject> = fc.record({
  given: fc.record({
    size: fc.double({ min: 0, max: 300, noNaN: true }).map((value) => Math.round(value * 100) / 100),
    count: fc.nat(30),
    is_on: fc.boolean(),
    kind: fc.constantFrom("Один", "Другой"),
  }),
  list: fc.record({
    table: fc.record({ base: fc.nat(5000), by: fc.record({ Один: fc.nat(100), Другой: fc.nat(100) }) }),
    tiers: fc.nat(200).map((max_size) => [{ max_size, price: 10 }, { price: 20 }]),
  }),
  worked: fc.constant(undefined),
});

const at = 0;
const name = (text: string, ...steps: (string | Tree)[]): Tree => ({ op: "name", name: text, steps, at });

const { number, flag } = fc.letrec<{ number: Tree; flag: Tree }>((tie) => {
  const two = fc.tuple(tie("number"), tie("number"));
  const literal = fc
    .oneof(fc.nat(20), fc.constantFrom(0.1, 1.5, 0.3))
    .map((value): Tree => ({ op: "number", value, at }));
  const above = fc.integer({ min: 1, max: 9 }).map((value): Tree => ({ op: "number", value, at }));
  const step = fc.constantFrom(1, 10, 2.5, 0.25, 0.1, 0.001).map((value): Tree => ({ op: "number", value, at }));
  return {
    number: fc.oneof(
      { maxDepth: 5 },
      literal,
      fc.constantFrom(name("size"), name("count"), name("table", "base"), name("table", "by", name("kind"))),
      fc.constant<Tree>({ ...name("tiers", name("size"), "price"), bound: { step: 0, field: "max_size" } } as Tree),
      fc.tuple(fc.constantFrom("+", "−", "×", "max"), two).map(([op, of]) => ({ op, of, at }) as Tree),
      fc.tuple(tie("number"), above).map((of): Tree => ({ op: "÷", of, at })),
      fc.tuple(tie("flag"), two).map(([when, of]): Tree => ({ op: "if", of: [when, ...of], at })),
      fc.tuple(fc.constantFrom("up", "down"), tie("number")).map(([op, of]) => ({ op, of: [of], at }) as Tree),
      fc.tuple(fc.constantFrom("up", "nearest"), tie("number"), step).map(([op, ...of]) => ({ op, of, at }) as Tree),
      tie("number").map((of): Tree => ({
        op: "root",
        of: [{ op: "max", of: [{ op: "number", value: 0, at }, of], at }],
        at,
      })),
      two.map((of): Tree => ({ op: "call", name: "double", of, at })),
    ),
    flag: fc.oneof(
      { maxDepth: 3 },
      fc.constant(name("is_on")),
      fc
        .constantFrom("Один", "Другой")
        .map((means): Tree => ({ op: "=", of: [name("kind"), { ...name("one"), means } as Tree], at })),
      fc.tuple(fc.constantFrom("<", ">", "="), two).map(([op, of]) => ({ op, of, at }) as Tree),
      fc
        .tuple(fc.constantFrom("and", "or"), tie("flag"), tie("flag"))
        .map(([op, a, b]) => ({ op, of: [a, b], at }) as Tree),
      tie("flag").map((of): Tree => ({ op: "not", of: [of], at })),
    ),
  };
});

/** Formulas that come out at a number, of everything that the language has. */
export const formula: fc.Arbitrary<Tree> = number;
export const condition: fc.Arbitrary<Tree> = flag;

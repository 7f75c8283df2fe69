import type { Case, Definition, Fault, Piece, Rules, SentenceCase } from "./rules.ts";
import type { Tree } from "./tree.ts";

/** How long something is with all that it speaks of written out in it. */
interface Extent {
  parts: number;
  /** Of how many parts one can be within the other. */
  depth: number;
  /** How often it has each parameter of the quantity that it is of. */
  has: ReadonlyMap<string, number>;
}

const MOST = { parts: 100_000, depth: 300 };
const TOO_LONG = "слишком длинно вместе со всем, о чём говорит; уберите повторы или лишние ступени";
const ONE: Extent = { parts: 1, depth: 1, has: new Map() };

/**
 * Formulas and sentences that grow beyond measure, and sentences in a circle. Code and explanations have every part
 * written out: `b + b`, where b is `c + c` and so on, doubles at each step.
 */
export function overgrown({ definitions, sentences, rows }: Rules, tell: (tree: Tree, text: string) => void): Fault[] {
  const faults: Fault[] = [];
  const known = new Map<string, Extent>();
  const underWay: string[] = [];

  function within(parts: readonly Extent[]): Extent {
    const has = new Map<string, number>();
    for (const part of parts) for (const [name, times] of part.has) has.set(name, (has.get(name) ?? 0) + times);
    return {
      parts: 1 + parts.reduce((sum, part) => sum + part.parts, 0),
      depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
      has,
    };
  }

  const times = (extent: Extent, count: number): Extent => ({
    parts: extent.parts * count,
    depth: extent.depth,
    has: new Map([...extent.has].map(([name, of]) => [name, of * count])),
  });

  /** Worked out once; what is too long is told, and short for whatever speaks of it. */
  function measured(name: string, at: number, of: () => Extent[], told: (text: string) => void): Extent {
    const before = known.get(name);
    if (before && at + before.depth <= MOST.depth) return before;
    underWay.push(name);
    const extent = at > MOST.depth ? undefined : within(of());
    underWay.pop();
    const isTooLong = extent === undefined || extent.parts > MOST.parts || at + extent.depth > MOST.depth;
    if (isTooLong) told(TOO_LONG);
    const own = isTooLong ? ONE : extent;
    known.set(name, own);
    return own;
  }

  function ofTree(tree: Tree, at: number, parameters: readonly string[]): Extent {
    if (at > MOST.depth || tree.op === "number") return ONE;
    if (tree.op === "name" && parameters.includes(tree.name)) return { ...ONE, has: new Map([[tree.name, 1]]) };
    const trees = tree.op === "name" ? tree.steps.filter((step) => typeof step !== "string") : tree.of;
    const parts = trees.map((part) => ofTree(part, at + 1, parameters));
    const definition = tree.op === "name" || tree.op === "call" ? definitions[tree.name] : undefined;
    // A circle is told where the names are looked up.
    if (!definition || underWay.includes(definition.name)) return within(parts);
    const { parts: own, depth, has } = ofDefinition(definition, at);
    const values = parts.map((part, place) => times(part, 1 + (has.get(definition.parameters[place] ?? "") ?? 0)));
    const all = within(values);
    return { parts: own + all.parts, depth: depth + all.depth, has: all.has };
  }

  const ofCases = (
    cases: readonly (Partial<Case> & Partial<SentenceCase>)[],
    at: number,
    parameters: readonly string[] = [],
  ): Extent[] =>
    cases.flatMap(({ when, is, because, text }) => [
      ...[when, is].flatMap((tree) => (tree ? [ofTree(tree, at, parameters)] : [])),
      ...Object.values(because ?? text ?? {}).flatMap((pieces) => pieces.map((piece) => ofPiece(piece, at))),
    ]);

  function ofPiece(piece: Piece, at: number): Extent {
    if (typeof piece === "string") return ONE;
    return "sentence" in piece ? ofSentence(piece.sentence, at) : ofTree(piece.tree, at, []);
  }

  const ofDefinition = ({ name, cases, parameters }: Definition, at: number): Extent =>
    measured(
      name,
      at,
      () => ofCases(cases, at + 1, parameters),
      (text) => tell(cases[0]!.is, text),
    );

  function ofSentence(name: string, at: number): Extent {
    const mark = `{${name}}`;
    const told = (text: string) => void faults.push({ path: ["sentences", name], offset: 0, text });
    if (!underWay.includes(mark)) return measured(mark, at, () => ofCases(sentences[name]!, at + 1), told);
    told(`круг: ${[...underWay.slice(underWay.indexOf(mark)), mark].join(" → ")}`);
    return ONE;
  }

  Object.values(definitions).forEach((one) => ofDefinition(one, 0));
  Object.keys(sentences).forEach((name) => ofSentence(name, 0));
  for (const { key, when, qty, price, estimate, buyer = [] } of rows) {
    const trees = [when, qty, price, estimate].filter((tree) => typeof tree === "object");
    const of = () => [...trees.map((tree) => ofTree(tree, 1, [])), ...ofCases(buyer, 1)];
    measured(`row ${key}`, 0, of, (text) => tell(qty, text));
  }
  return faults;
}

import { print } from "./print.ts";
import type { Layout } from "./program.ts";
import type { Case, Definition, Hole, Piece, Row, Rules, SentenceCase } from "./rules.ts";
import { ceil, floor, inSteps, isLess, round, rowFor } from "./runtime.ts";
import type { NameTree, OperationTree, Tree } from "./tree.ts";

/** What is said in a language. */
export interface Words {
  lang: string;
  /** A number with the word of its unit. */
  inUnits(value: number, unit?: string): string;
  /** The same in forms of a word of its own: `рамы|рам|рам`. */
  inForms(value: number, forms: string): string;
  /** A price that stands in the list, and by what it was found there. */
  listed(price: string, reason?: string): string;
  /** A key that a price was found by: `ширина 12 м`; nothing for what needs no telling. */
  key(name: string, value: unknown): string | undefined;
}

/** A number that remembers how it came about. */
interface Told {
  value: number;
  /** As a part of a longer formula. */
  text: string;
  /** How tightly `text` holds together: `SUM`, `PRODUCT` or `WHOLE`. */
  level: number;
  /** The formula with the sign that leads to its result: `7 рам × 2 колонны =`, `52,4 м ÷ 5 м ↑`. */
  leading: string;
  /** Lines that tell how the parts came about. */
  parts: readonly string[];
  /** A number as it was given, by its unit: it came about in no way. */
  given?: { unit: string | undefined };
  /** Nothing that is added where something does not hold: not told in a sum. */
  isLeftOut?: boolean;
}

/** Figures by name, and why these. */
interface Chosen {
  table: unknown;
  reason?: string | undefined;
}

type Value = Told | Chosen | boolean | string;

const SUM = 1;
const PRODUCT = 2;
const WHOLE = 3;

/** The lines of a position: how its quantity and its price came about, and why that is an estimate. */
export interface Explanation {
  qty: string[];
  price: string[];
  estimate?: string;
}

/** Tells the rows of one subject; each quantity is told once. */
export function explainer({ definitions, sentences }: Rules, { given: places }: Layout, words: Words, subject: object) {
  const { inUnits } = words;
  const known = new Map<string, Value>();
  type Values = ReadonlyMap<string, Value>;
  const NONE: Values = new Map();

  const told = (value: number, text: string, level: number, parts: readonly string[], leading = `${text} =`): Told => ({
    value,
    text,
    level,
    leading,
    parts,
  });
  const asGiven = (value: number, unit?: string): Told => ({
    ...told(value, inUnits(value, unit), WHOLE, []),
    given: { unit },
  });

  function valueOf(tree: Tree, values: Values): Value {
    if (tree.op === "number") return asGiven(tree.value, tree.unit);
    if (tree.op === "name") return named(tree, values);
    if (tree.op !== "call") return operation(tree, values);
    const definition = definitions[tree.name]!;
    const of = tree.of.map((part) => valueOf(part, values));
    return underItsName(definition, new Map(definition.parameters.map((name, place) => [name, of[place]!])));
  }

  function named(tree: NameTree, values: Values): Value {
    const { name, steps, means, bound, unit } = tree;
    if (means !== undefined) return means;
    const definition = definitions[name];
    let at = values.get(name) ?? (definition ? quantity(definition) : figure(name, unit));
    for (const [place, step] of steps.entries()) {
      const { table, reason } = at as Chosen;
      if (typeof step === "string") at = { table: (table as Record<string, unknown>)[step], reason };
      else {
        const key = valueOf(step, values);
        const value = typeof key === "object" && "value" in key ? key.value : key;
        const row =
          bound?.step === place
            ? rowFor(table as object[], value as number, bound.field)
            : (table as Record<string, unknown>)[String(value)];
        at = { table: row, reason: words.key(print(step), value) ?? reason };
      }
    }
    return steps.length === 0 ? at : asFigure(at as Chosen, unit);
  }

  function quantity(definition: Definition): Value {
    const before = known.get(definition.name);
    if (before !== undefined) return before;
    const value = underItsName(definition, NONE);
    known.set(definition.name, value);
    return value;
  }

  function figure(name: string, unit: string | undefined): Value {
    const value = places[name]!.split(".").reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step],
      subject,
    );
    return asFigure({ table: value }, unit);
  }

  /** A number, or whatever else stands in the list. A price that was chosen is told with the reason, in a line of its own. */
  function asFigure(chosen: Chosen, unit: string | undefined): Value {
    const { table: value, reason } = chosen;
    if (typeof value === "boolean" || typeof value === "string") return value;
    if (typeof value !== "number") return chosen;
    const plain = asGiven(value, unit);
    return reason === undefined || unit !== "roubles" ? plain : listed(plain, reason);
  }

  const listed = ({ value, text }: Told, reason?: string): Told =>
    told(value, text, WHOLE, [words.listed(text, reason)]);

  /** With a unit it is named, in a line of its own; without, it is told inside. */
  function underItsName(definition: Definition, values: Values): Value {
    const value = opened(definition, values);
    const { unit, told: how } = definition;
    if (unit === undefined || typeof value !== "object" || !("value" in value)) return value;
    if (how === "number" || value.given)
      return { ...asGiven(value.value, unit), ...(value.isLeftOut && { isLeftOut: true }) };
    const text = inUnits(value.value, unit);
    return told(value.value, text, WHOLE, [`${value.leading} ${text}`, ...value.parts]);
  }

  function opened({ cases }: Definition, values: Values): Value {
    const { is, because } = caseOf(cases, values);
    const value = valueOf(is, values);
    if (because === undefined || typeof value !== "object" || "value" in value) return value;
    return { ...value, reason: reason(because[words.lang]!, values) };
  }

  const caseOf = (cases: readonly Case[], values: Values): Case =>
    cases.find(({ when }) => when === undefined || valueOf(when, values) === true)!;

  /** A reason; a value in it is told with how it came about. */
  function reason(pieces: readonly Piece[], values: Values): string {
    return written(pieces, ({ tree, unit }) => {
      const value = valueOf(tree, values) as Told;
      return tellingLines(value, (result) => inUnits(result, unit))[0] ?? value.text;
    });
  }

  function written(pieces: readonly Piece[], filled: (hole: Hole) => string): string {
    return pieces
      .map((piece) => {
        if (typeof piece === "string") return piece;
        return "sentence" in piece ? said(sentences[piece.sentence]!) : filled(piece);
      })
      .join("");
  }

  function said(cases: readonly SentenceCase[]): string {
    const { text } = cases.find(({ when }) => when === undefined || valueOf(when, NONE) === true)!;
    return written(text[words.lang]!, ({ tree, forms, unit }) => {
      const { value } = valueOf(tree, NONE) as Told;
      return forms === undefined ? inUnits(value, unit) : words.inForms(value, forms);
    });
  }

  function operation({ op, of }: OperationTree, values: Values): Value {
    if (op === "if") return chosen(of as [Tree, Tree, Tree], values);
    if (op === "and") return of.every((part) => valueOf(part, values) === true);
    if (op === "or") return of.some((part) => valueOf(part, values) === true);
    const all = of.map((part) => valueOf(part, values));
    if (op === "not") return all[0] !== true;
    const [a, b] = all as [Told, Told];
    switch (op) {
      case "=":
        return typeof all[0] === "object" ? a.value === b.value : all[0] === all[1];
      case "<":
        return isLess(a.value, b.value);
      case ">":
        return isLess(b.value, a.value);
      case "+":
        return b.isLeftOut ? a : a.isLeftOut ? b : joined(op, SUM, SUM, a, b, a.value + b.value);
      case "−":
        return b.isLeftOut ? a : joined(op, SUM, PRODUCT, a, b, a.value - b.value);
      case "×":
        return isOne(of[0]!) ? b : joined(op, PRODUCT, WHOLE, a, b, a.value * b.value);
      case "÷":
        return joined(op, PRODUCT, WHOLE, a, b, a.value / b.value);
      case "max":
        return b.value < a.value ? a : b;
      case "root":
        return told(Math.sqrt(a.value), `√(${a.text})`, WHOLE, a.parts);
      default:
        return rounded(op, a, (of[1] as { value: number } | undefined)?.value ?? 1);
    }
  }

  /** Nothing in one of two cases is nothing to tell of. */
  function chosen([when, yes, no]: [Tree, Tree, Tree], values: Values): Value {
    const value = valueOf(valueOf(when, values) === true ? yes : no, values);
    const isLeftOut = typeof value === "object" && "value" in value && value.given && value.value === 0;
    return isLeftOut ? { ...value, isLeftOut } : value;
  }

  /** `right` is the least level that needs no brackets at the right of the sign. */
  function joined(sign: string, level: number, right: number, a: Told, b: Told, value: number): Told {
    return told(value, `${within(a, level)} ${sign} ${within(b, right)}`, level, [...a.parts, ...b.parts]);
  }

  /** A rounding that changes nothing is not told. */
  function rounded(op: keyof typeof ROUNDINGS, a: Told, step: number): Told {
    const { sign, work } = ROUNDINGS[op];
    const value = inSteps(work, a.value, step);
    if (!isLess(value, a.value) && !isLess(a.value, value)) return { ...a, value };
    return told(value, `${within(a, PRODUCT)} ${sign} ${inUnits(value)}`, PRODUCT, a.parts, `${a.text} ${sign}`);
  }

  /** Lines of a calculation, from the result down to what was given. */
  function tellingLines({ value, leading, parts }: Told, result: (value: number) => string): string[] {
    const text = result(value);
    const isGiven = leading === `${text} =`;
    return [...new Set(isGiven ? parts : [`${leading} ${text}`, ...parts])];
  }

  /** A quantity alone is told by what it comes of: the position is its name. */
  function whole(tree: Tree): Told {
    const definition = tree.op === "name" && tree.steps.length === 0 ? definitions[tree.name] : undefined;
    return (definition && definition.told !== "number" ? opened(definition, NONE) : valueOf(tree, NONE)) as Told;
  }

  return {
    /** `unit` is that of the row, in words. */
    row({ qty, price, estimate }: Row, unit: (value: number) => string, isEstimate: boolean): Explanation {
      const money = valueOf(price, NONE) as Told;
      const explanation = {
        qty: tellingLines(whole(qty), unit),
        price: tellingLines(money.given ? listed(money) : money, (value) => inUnits(value, "roubles")),
      };
      if (!isEstimate) return explanation;
      const why =
        estimate && estimate !== true && estimate.op === "name"
          ? definitions[estimate.name]?.cases[0]?.because
          : undefined;
      return { ...explanation, estimate: why ? reason(why[words.lang]!, NONE) : "" };
    },
    /** What a sentence comes to. */
    said,
  };
}

const within = ({ text, level }: Told, least: number): string => (level < least ? `(${text})` : text);
const isOne = (tree: Tree): boolean => tree.op === "number" && tree.value === 1 && tree.unit === undefined;

const ROUNDINGS = {
  up: { sign: "↑", work: ceil },
  down: { sign: "↓", work: floor },
  nearest: { sign: "≈", work: round },
} as const;

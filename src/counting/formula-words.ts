import { OPTIONS, type OptionRow } from "../options/options.ts";
import { levelOf } from "../formula/print.ts";
import type { NameTree, OperationTree, Tree } from "../formula/tree.ts";
import { uncapitalized } from "../text/format.ts";
import type { Said } from "../text/lang.ts";
import type { Counting } from "./counting.ts";

/** What is called by no field of the form and by no title of a quantity. */
const NAMES: Readonly<Record<string, Said>> = {
  width_mm: { ru: "ширина, мм", en: "width in mm" },
  height_mm: { ru: "высота колонны, мм", en: "column height in mm" },
  length_cm: { ru: "длина, см", en: "length in cm" },
  "roof.pitch_m": { ru: "шаг рам крыши", en: "bay spacing of the roof" },
  "roof.slope": { ru: "уклон", en: "pitch of the roof" },
  "roof.slopes": { ru: "число скатов", en: "number of slopes" },
  "roof.spans": { ru: "число пролётов", en: "number of spans" },
  "roof.attached": { ru: "крыша у здания", en: "roof that adjoins a building" },
  gates: { ru: "число ворот", en: "number of vehicle doors" },
  doors: { ru: "число дверей", en: "number of doors" },
  windows: { ru: "число окон", en: "number of windows" },
  gates_here: { ru: "ворота в нём", en: "vehicle doors in it" },
  extent_m: { ru: "протяжённость", en: "extent" },
};

const WORDS = {
  ru: { yes: "да", no: "нет", not: "не ", and: " и ", or: " или ", if: ", если ", else: ", иначе " },
  en: { yes: "yes", no: "no", not: "not ", and: " and ", or: " or ", if: " if ", else: ", else " },
} as const;

const OPPOSITES: Readonly<Record<string, string>> = { "=": "≠", "<": "≥", ">": "≤" };
const ROUNDED: Readonly<Record<string, string>> = { up: "↑", down: "↓", nearest: "≈" };
const isOne = (tree: Tree): boolean => tree.op === "number" && tree.value === 1 && tree.unit === undefined;
const isNothing = (tree: Tree): boolean => tree.op === "number" && tree.value === 0;

/** Formulas of rules in the words of a language; figures are those of the price list. */
export function formulaWords({ rules: { definitions }, engine, fields }: Counting) {
  const { priceList } = engine;
  const { lang, explanation } = engine.language;
  const words = WORDS[lang];
  const { inUnits, units } = explanation;
  const measured = (value: number, unit?: string): string => inUnits(value, units[unit as keyof typeof units]);

  function said(tree: Tree): string {
    if (tree.op === "number") return measured(tree.value, tree.unit);
    if (tree.op === "name") return named(tree);
    if (tree.op === "call") return `${titleOf(tree.name) ?? tree.name} (${tree.of.map(said).join(", ")})`;
    return operation(tree);
  }

  const titleOf = (name: string): string | undefined => definitions[name]?.title?.[lang];

  function named({ name, steps, unit }: NameTree): string {
    const definition = definitions[name];
    if (definition) return titleOf(name) ?? said(definition.cases[0]!.is);
    const way = [name, ...steps.filter((step) => typeof step === "string")].join(".");
    if (name === "rules" || name === "prices") return figure(steps, unit);
    return NAMES[way]?.[lang] ?? (name in OPTIONS ? fieldName(name) : way);
  }

  /** The figure itself, or all that it can be: `2, если число скатов = 1; 3, если число скатов = 2`. */
  function figure(steps: NameTree["steps"], unit: string | undefined): string {
    let found: unknown = { ...priceList.rules, ...priceList.prices };
    for (const step of steps) {
      if (typeof step !== "string") {
        const cases = Object.entries(found as Record<string, number>).map(
          ([key, value]) => `${measured(value)}${words.if}${said(step)} = ${key}`,
        );
        return `(${cases.join("; ")})`;
      }
      found = (found as Record<string, unknown>)[step];
    }
    return measured(found as number, unit);
  }

  const fieldName = (name: string): string => uncapitalized(fields[name as "gates"].label);

  /** A value of an option as the form calls it. */
  function valueName(option: string, tree: Tree): string | undefined {
    const row = (OPTIONS as Readonly<Record<string, OptionRow>>)[option];
    if (!row || !("values" in row)) return undefined;
    const values: unknown[] = Object.values(row.values);
    const place = values.indexOf(tree.op === "number" ? tree.value : (tree as NameTree).means);
    const texts = fields[option as "gates_pos"].choices ?? (row.kind === "digit" ? row.texts[lang] : values);
    return place < 0 ? undefined : uncapitalized(String(texts[place]));
  }

  /** Brackets stand wherever a part holds together less tightly than what is around it. */
  function within(tree: Tree, least: number): string {
    const { op } = opened(tree);
    const level = op === "if" || ROUNDED[op] ? 0 : levelOf(opened(tree));
    return level < least ? `(${said(tree)})` : said(tree);
  }

  /** What stands in the place of a quantity that has no title. */
  function opened(tree: Tree): Tree {
    const definition = tree.op === "name" && tree.steps.length === 0 ? definitions[tree.name] : undefined;
    return definition && !definition.title ? opened(definition.cases[0]!.is) : tree;
  }

  function operation({ op, of }: OperationTree): string {
    const [a, b, c] = of as [Tree, Tree, Tree];
    if (op === "if") {
      const ending = isNothing(c) ? "" : `${words.else}${said(c)}`;
      return isNothing(b)
        ? operation({ op, of: [{ op: "not", of: [a], at: 0 }, c, b], at: 0 })
        : said(b) + words.if + holds(a) + ending;
    }
    if (op === "×" && isOne(a)) return said(b);
    const sign = ROUNDED[op];
    if (sign) return `${within(a, PRODUCT)} ${sign}${b ? ` ${said(b)}` : ""}`;
    if (op === "max") return `max(${said(a)}, ${said(b)})`;
    if (op === "root") return `√(${said(a)})`;
    if (op === "+" || op === "−") return `${within(a, SUM)} ${op} ${within(b, op === "+" ? SUM : PRODUCT)}`;
    if (op === "×" || op === "÷") return `${within(a, PRODUCT)} ${op} ${within(b, PRODUCT + 1)}`;
    return holds({ op, of, at: 0 });
  }

  /** A condition in words: `сэндвич-панели: да и утеплитель: минвата`. */
  function holds(tree: Tree): string {
    if (tree.op === "name") return titleOf(tree.name) ?? `${named(tree)}: ${words.yes}`;
    if (tree.op === "not") return denied((tree as OperationTree).of[0]!);
    if (tree.op === "and" || tree.op === "or") return (tree as OperationTree).of.map(holds).join(words[tree.op]);
    const { op, of } = tree as OperationTree;
    const [a, b] = of as [Tree, Tree];
    const value = op === "=" && a.op === "name" ? valueName(a.name, b) : undefined;
    return value === undefined ? `${said(a)} ${op} ${said(b)}` : `${said(a)}: ${value}`;
  }

  function denied(tree: Tree): string {
    if (tree.op === "name") return `${named(tree)}: ${words.no}`;
    const { op, of } = tree as OperationTree;
    const [a, b] = of as [Tree, Tree];
    if (op === "not") return holds(a);
    if (op === "and" || op === "or") return of.map(denied).join(words[op === "and" ? "or" : "and"]);
    const value = op === "=" && a.op === "name" ? valueName(a.name, b) : undefined;
    if (value !== undefined) return `${said(a)}: ${words.not}${value}`;
    return `${said(a)} ${OPPOSITES[op]} ${said(b)}`;
  }

  return {
    /** A quantity alone is told by what it comes of. */
    quantity(tree: Tree): string {
      const definition = tree.op === "name" && tree.steps.length === 0 ? definitions[tree.name] : undefined;
      return said(definition?.cases[0]!.is ?? tree);
    },
    formula: (tree: Tree): string =>
      tree.op === "and" || tree.op === "or" || tree.op === "not" ? holds(tree) : said(tree),
    name: (name: string): string => NAMES[name]?.[lang] ?? name,
    condition: holds,
  };
}

const SUM = 5;
const PRODUCT = 6;

import { overgrown } from "./extent.ts";
import { FormulaError } from "./formula-error.ts";
import { identityFaults } from "./identity-faults.ts";
import type { ReadRules } from "./read.ts";
import type { Case, Definition, Fault, Piece, SentenceCase } from "./rules.ts";
import type { Tree } from "./tree.ts";
import { either, FIGURE_UNITS, typeOf, type Scope } from "./type-of.ts";
import { dimensionInWords, GRAINS, UNKNOWN, type Dimension, type NumberType, type Type } from "./types.ts";
import { nearestName } from "../text/nearest-name.ts";

/** What rules may speak of, and what is read of them. */
export interface Vocabulary {
  units: Readonly<Record<string, Dimension>>;
  /** What a position may be counted in: what that measures, and how fine its quantities are. */
  rowUnits: Readonly<Record<string, Dimension & { grain: keyof typeof GRAINS }>>;
  /** Whatever is given, by its name. */
  given: Readonly<Record<string, Type>>;
  /** Quantities that the program itself reads. */
  read: readonly string[];
}

/** Every fault of rules that could be read. */
export function checkRules({ rules, places }: ReadRules, vocabulary: Vocabulary): Fault[] {
  const faults = new Map<string, Fault>();
  const usedNames = new Set<string>(vocabulary.read);
  const usedSentences = new Set<string>();
  const types = new Map<string, Type>();
  const underWay: string[] = [];
  const { definitions, sentences, rows } = rules;

  function tell(tree: Tree, at: number, text: string): void {
    const { path, offset } = places.get(tree) ?? { path: [], offset: 0 };
    const fault = { path, offset: offset + at, text };
    faults.set(JSON.stringify(fault), fault);
  }

  const grown = overgrown(rules, (tree, text) => tell(tree, 0, text));
  if (grown.length > 0 || faults.size > 0) return [...faults.values(), ...grown];

  /** The type of a formula, its faults told where it stands. */
  function checked(tree: Tree, scope: Scope): Type {
    try {
      return typeOf(tree, scope);
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      tell(tree, error.at, error.message);
      return UNKNOWN;
    }
  }

  function casesType(cases: readonly Case[], scope: Scope): Type {
    const all = cases.map(({ when, is, because }) => {
      if (when) flag(when, scope);
      for (const pieces of Object.values(because ?? {})) piecesType(pieces, scope);
      return [checked(is, scope), is] as const;
    });
    return all.reduce<Type>((type, [one, tree]) => {
      try {
        return either(type, one, 0);
      } catch (error) {
        if (error instanceof FormulaError) tell(tree, 0, error.message);
        return UNKNOWN;
      }
    }, all[0]![0]);
  }

  function flag(tree: Tree, scope: Scope): void {
    const { kind } = checked(tree, scope);
    if (kind !== "flag" && kind !== "unknown") tell(tree, tree.at, "здесь нужно условие, а это число");
  }

  function piecesType(pieces: readonly Piece[], scope: Scope): void {
    for (const piece of pieces) {
      if (typeof piece === "string") continue;
      if ("sentence" in piece) usedSentences.add(piece.sentence);
      else {
        const type = checked(piece.tree, scope);
        if (type.kind === "number") {
          const unit = unitOf(piece.tree, type);
          if (unit !== undefined) piece.unit = unit;
        } else if (type.kind !== "unknown") tell(piece.tree, 0, "в тексте бывают числа и величины");
      }
    }
  }

  /** What a value is told in: its own unit, or the first that measures the same. */
  function unitOf(tree: Tree, { m, roubles }: NumberType): string | undefined {
    const own = tree.op === "name" ? (definitions[tree.name]?.unit ?? tree.unit) : undefined;
    const alike = Object.entries(vocabulary.units).find(([, unit]) => unit.m === m && unit.roubles === roubles);
    return own ?? (m === 0 && roubles === 0 ? undefined : alike?.[0]);
  }

  /** The type of a quantity, with these values of its parameters. */
  function definitionType(definition: Definition, of: readonly Type[], at: number): Type {
    const { name, parameters, cases, unit } = definition;
    const key = of.length === 0 ? name : `${name} ${JSON.stringify(of)}`;
    const known = types.get(key);
    if (known) return known;
    if (underWay.includes(name)) {
      throw new FormulaError(at, `круг: ${[...underWay.slice(underWay.indexOf(name)), name].join(" → ")}`);
    }
    underWay.push(name);
    const scope = scopeOf(new Map(parameters.map((parameter, place) => [parameter, of[place]!])));
    let type = casesType(cases, scope);
    underWay.pop();
    const dimension = unit === undefined ? undefined : vocabulary.units[unit];
    if (unit !== undefined && !dimension)
      tell(cases[0]!.is, 0, `единицы «${unit}» нет; есть ${Object.keys(vocabulary.units).join(", ")}`);
    if (
      dimension &&
      type.kind === "number" &&
      !type.isZero &&
      (type.m !== dimension.m || type.roubles !== dimension.roubles)
    ) {
      tell(
        cases[0]!.is,
        0,
        `выходит «${dimensionInWords(type)}», а единица ${unit} — это «${dimensionInWords(dimension)}»`,
      );
      type = UNKNOWN;
    }
    types.set(key, type);
    return type;
  }

  function scopeOf(parameters: ReadonlyMap<string, Type>): Scope {
    return {
      units: vocabulary.units,
      nameType(name, at) {
        const parameter = parameters.get(name);
        if (parameter) return parameter;
        const definition = definitions[name];
        if (!definition) return vocabulary.given[name];
        usedNames.add(name);
        if (definition.parameters.length > 0)
          throw new FormulaError(at, `у ${name} есть параметры: ${name}(${definition.parameters.join(", ")})`);
        return definitionType(definition, [], at);
      },
      callType(name, of, at) {
        const definition = definitions[name];
        if (!definition || definition.parameters.length === 0) return undefined;
        usedNames.add(name);
        const { length } = definition.parameters;
        if (of.length !== length) throw new FormulaError(at, `${name} берёт значений: ${length}, а дано ${of.length}`);
        return definitionType(definition, of, at);
      },
      names: () => [...parameters.keys(), ...Object.keys(definitions), ...Object.keys(vocabulary.given)],
    };
  }

  const scope = scopeOf(new Map());
  const sentenceType = (cases: readonly SentenceCase[]): void => {
    for (const { when, text } of cases) {
      if (when) flag(when, scope);
      for (const pieces of Object.values(text)) piecesType(pieces, scope);
    }
  };

  for (const definition of Object.values(definitions)) {
    if (vocabulary.given[definition.name]) tell(definition.cases[0]!.is, 0, `имя ${definition.name} занято`);
    if (definition.parameters.length === 0) definitionType(definition, [], 0);
  }
  Object.values(sentences).forEach(sentenceType);
  for (const row of rows) {
    const { key, when, qty, price, estimate, buyer } = row;
    if (when) flag(when, scope);
    if (estimate && estimate !== true) flag(estimate, scope);
    if (buyer) sentenceType(buyer);
    const unit = vocabulary.rowUnits[row.unit];
    if (!unit) {
      const text = `найдено «${row.unit}»; есть ${Object.keys(vocabulary.rowUnits).join(", ")}`;
      faults.set(`unit ${key}`, { path: ["positions", key, "unit"], offset: 0, text });
    }
    const quantity = checked(qty, scope);
    if (quantity.kind !== "unknown" && unit) {
      if (quantity.kind !== "number") tell(qty, 0, "здесь нужно число");
      else if (quantity.m !== unit.m || quantity.roubles !== 0) {
        tell(
          qty,
          0,
          `выходит «${dimensionInWords(quantity)}», а считается позиция в «${row.unit}»${quantity.roubles === 0 ? FIGURE_UNITS : ""}`,
        );
      } else if (quantity.grain > GRAINS[unit.grain]) {
        const cure =
          unit.grain === "whole" ? "округлите: up(…), down(…) или nearest(…, 1)" : "округлите до десятых: up(…, 0.1)";
        tell(qty, 0, `количество в «${row.unit}» может выйти дробным; ${cure}`);
      }
    }
    const money = checked(price, scope);
    if (money.kind !== "unknown") {
      if (money.kind !== "number" || money.m !== 0 || money.roubles !== 1)
        tell(price, 0, "цена — это рубли за единицу позиции");
      else if (money.grain > GRAINS.tens) tell(price, 0, "цена должна делиться на 10; округлите: nearest(…, 10)");
      else if (money.least < 1) tell(price, 0, "цена может выйти нулём или меньше");
    }
  }
  for (const fault of identityFaults(rules)) faults.set(JSON.stringify(fault), fault);

  for (const [name, { cases, parameters }] of Object.entries(definitions)) {
    if (usedNames.has(name)) continue;
    tell(
      cases[0]!.is,
      0,
      `${name} нигде не используется${parameters.length > 0 ? "" : "; уберите или назовите в формуле"}`,
    );
  }
  for (const name of Object.keys(sentences)) {
    if (!usedSentences.has(name))
      faults.set(`sentence ${name}`, {
        path: ["sentences", name],
        offset: 0,
        text: `текст ${name} нигде не используется`,
      });
  }
  for (const name of vocabulary.read) {
    if (definitions[name] !== undefined) continue;
    const near = nearestName(name, Object.keys(definitions));
    faults.set(`read ${name}`, {
      path: ["quantities"],
      offset: 0,
      text: `нет величины ${name}, а по ней строятся чертежи${near ? `; есть ${near}` : ""}`,
    });
  }
  return [...faults.values()];
}

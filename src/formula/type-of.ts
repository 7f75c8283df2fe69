import { FormulaError } from "./formula-error.ts";
import { print } from "./print.ts";
import type { NameTree, NumberTree, OperationTree, Tree } from "./tree.ts";
import {
  dimensionInWords,
  FLAG,
  GRAINS,
  plainNumber,
  UNKNOWN,
  type Dimension,
  type NumberType,
  type Type,
} from "./types.ts";
import { nearestName } from "../text/nearest-name.ts";

const isPlain = ({ m, roubles }: Dimension): boolean => m === 0 && roubles === 0;
/** What a figure is measured in stands behind it. */
export const FIGURE_UNITS = "; у числа единица пишется после него: 0.4 metres";

/** What the names of a formula are. */
export interface Scope {
  units: Readonly<Record<string, Dimension>>;
  /** The type of a name, `undefined` of one that there is not; throws `FormulaError` where the name may not stand alone. */
  nameType(name: string, at: number): Type | undefined;
  /** Likewise of a quantity with parameters. */
  callType(name: string, of: readonly Type[], at: number): Type | undefined;
  /** Whatever can be named, for the nearest name. */
  names(): readonly string[];
}

/** More names than these nobody reads in one line. */
const MANY = 20;

const unknown = (what: string, name: string, known: readonly string[]): string => {
  const near = nearestName(name, known);
  if (near === undefined && known.length > MANY) {
    return `${what} «${name}» нет, и похожего тоже; имена стоят слева от двоеточия в файлах величин и позиций`;
  }
  return `${what} «${name}» нет; ${near === undefined ? `есть ${known.join(", ")}` : `возможно, ${near}`}`;
};

/** What a formula comes out at; throws `FormulaError` at the first thing that is wrong. Writes units and values into names. */
export function typeOf(tree: Tree, scope: Scope): Type {
  if (tree.op === "number") return ofNumber(tree, scope);
  if (tree.op === "name") return ofName(tree, scope);
  if (tree.op === "call") {
    const of = tree.of.map((part) => typeOf(part, scope));
    const type = scope.callType(tree.name, of, tree.at);
    if (type === undefined)
      throw new FormulaError(tree.at, unknown("величины с параметрами", tree.name, scope.names()));
    return type;
  }
  return ofOperation(tree, scope);
}

function ofNumber({ value, unit, at }: NumberTree, { units }: Scope): Type {
  const plain = plainNumber(
    value % 10 === 0 ? GRAINS.tens : value % 1 === 0 ? GRAINS.whole : GRAINS.any,
    value > 0 ? 1 : 0,
  );
  if (unit === undefined) return value === 0 ? { ...plain, isZero: true } : plain;
  const dimension = units[unit];
  if (!dimension) throw new FormulaError(at, unknown("единицы", unit, Object.keys(units)));
  return { ...plain, ...dimension };
}

function ofName(tree: NameTree, scope: Scope): Type {
  const { name, steps, at } = tree;
  let type = scope.nameType(name, at);
  if (type === undefined) throw new FormulaError(at, unknown("величины", name, scope.names()));
  let path = name;
  for (const [place, step] of steps.entries()) {
    if (type.kind === "unknown") return UNKNOWN;
    if (typeof step === "string") {
      if (type.kind !== "table") throw new FormulaError(at, `у ${path} нет полей; после него не бывает «.${step}»`);
      const { fields, rest }: typeof type = type;
      const isTable = typeof steps[place + 1] === "object";
      const field: Type | undefined = fields[step] ?? (rest && isTable ? { kind: "keyed", of: rest } : rest);
      if (!field) throw new FormulaError(at, `у ${path} ${unknown("поля", step, Object.keys(fields))}`);
      type = field;
      path += `.${step}`;
    } else {
      if (type.kind !== "keyed") throw new FormulaError(step.at, `у ${path} нет строк; «[…]» после него не бывает`);
      const key = typeOf(step, scope);
      if (type.bound !== undefined && type.bound !== `max_${print(step)}`) {
        throw new FormulaError(step.at, `строки ${path} выбирают по ${type.bound.replace("max_", "")}`);
      }
      if (key.kind !== "number" && key.kind !== "choice")
        throw new FormulaError(step.at, "выбирают по числу или по опции");
      if (type.bound !== undefined) tree.bound = { step: place, field: type.bound };
      type = type.of;
      path += "[…]";
    }
  }
  if (type.kind === "number" && type.unit !== undefined) tree.unit = type.unit;
  return type;
}

function ofOperation({ op, of, at }: OperationTree, scope: Scope): Type {
  if (op === "=") return ofEquality(of as [Tree, Tree], at, scope);
  const types = of.map((part) => typeOf(part, scope));
  const flag = (place: number): void => {
    const { kind } = types[place]!;
    if (kind !== "flag" && kind !== "unknown")
      throw new FormulaError(of[place]!.at, `здесь нужно условие, а ${print(of[place]!)} — нет`);
  };
  if (op === "and" || op === "or" || op === "not") {
    types.forEach((_, place) => flag(place));
    return FLAG;
  }
  if (op === "if") {
    flag(0);
    return either(types[1]!, types[2]!, at);
  }
  if (types.some(({ kind }) => kind === "unknown")) return UNKNOWN;
  types.forEach(({ kind }, place) => {
    if (kind !== "number") throw new FormulaError(of[place]!.at, `здесь нужно число, а ${print(of[place]!)} — нет`);
  });
  const [a, b] = types as [NumberType, NumberType | undefined];
  if (op === "<" || op === ">") {
    alike(a, b!, at, "сравниваются");
    return FLAG;
  }
  if (op === "+" || op === "−") {
    const { m, roubles } = alike(a, b!, at, op === "+" ? "складываются" : "вычитаются");
    const canBeNegative = op === "−" || a.least < 0 || b!.least < 0;
    const least = canBeNegative ? -1 : (Math.max(a.least, b!.least) as NumberType["least"]);
    return { kind: "number", m, roubles, grain: coarsest(a, b!), least };
  }
  if (op === "×" || op === "÷") return ofProduct(op, a, b!, of[1]!);
  if (op === "max") {
    const { m, roubles } = alike(a, b!, at, "сравниваются");
    return {
      kind: "number",
      m,
      roubles,
      grain: coarsest(a, b!),
      least: Math.max(a.least, b!.least) as NumberType["least"],
    };
  }
  return ofRounding(op as "root" | "up" | "down" | "nearest", of, types as NumberType[]);
}

function ofEquality([left, right]: [Tree, Tree], at: number, scope: Scope): Type {
  const type = typeOf(left, scope);
  if (type.kind === "choice") {
    const name = right.op === "name" && right.steps.length === 0 ? right : undefined;
    const means = name && type.values[name.name];
    if (!name || means === undefined)
      throw new FormulaError(right.at, unknown("значения", print(right), Object.keys(type.values)));
    name.means = means;
    return FLAG;
  }
  const other = typeOf(right, scope);
  if (type.kind === "unknown" || other.kind === "unknown") return FLAG;
  if (type.kind !== "number" || other.kind !== "number")
    throw new FormulaError(at, "равенство бывает у чисел и у опций");
  alike(type, other, at, "сравниваются");
  if (Math.max(type.grain, other.grain) > GRAINS.whole) {
    throw new FormulaError(at, "дробные числа ровно равны не бывают; сравните < или >");
  }
  return FLAG;
}

function ofProduct(op: "×" | "÷", a: NumberType, b: NumberType, divisor: Tree): Type {
  const sign = op === "×" ? 1 : -1;
  const dimension = { m: a.m + sign * b.m, roubles: a.roubles + sign * b.roubles };
  const least = Math.min(a.least, b.least) as NumberType["least"];
  if (op === "÷") {
    if (b.least < 1) throw new FormulaError(divisor.at, `делитель ${print(divisor)} должен быть всегда больше нуля`);
    return { kind: "number", ...dimension, grain: GRAINS.any, least: a.least };
  }
  const [fine, coarse] = [Math.max(a.grain, b.grain), Math.min(a.grain, b.grain)];
  // Tens of tenths are whole ones; tenths of tenths are hundredths.
  const grain = fine <= GRAINS.whole ? coarse : fine === GRAINS.tenths ? GRAINS.whole + coarse : GRAINS.any;
  return { kind: "number", ...dimension, grain: Math.min(grain, GRAINS.any) as NumberType["grain"], least };
}

function ofRounding(op: "root" | "up" | "down" | "nearest", of: readonly Tree[], [a, step]: NumberType[]): Type {
  const [value] = of as [Tree];
  const { m, roubles, least } = a!;
  if ((op === "up" || op === "root") && least < 0) {
    throw new FormulaError(value.at, `${print(value)} может быть меньше нуля; оберните в max(0, …)`);
  }
  if (op === "root") {
    if (m % 2 !== 0 || roubles !== 0)
      throw new FormulaError(value.at, `корень из того, что измеряют как «${dimensionInWords(a!)}», не берут`);
    return { kind: "number", m: m / 2, roubles, grain: GRAINS.any, least };
  }
  if (step === undefined) {
    return { kind: "number", m, roubles, grain: GRAINS.whole, least: op === "down" && least > 0 ? 0 : least };
  }
  const by = of[1]!;
  if (by.op !== "number" || by.unit !== undefined || by.value <= 0) {
    throw new FormulaError(by.at, "шаг округления — число, например 10 или 0.1");
  }
  if (by.value < 1 && Math.abs(1 / by.value - Math.round(1 / by.value)) > 1e-9) {
    throw new FormulaError(
      by.at,
      `шаг ${by.value} не укладывается в единице целое число раз; возьмите 0.1, 0.25 или 0.5`,
    );
  }
  const grain =
    by.value % 10 === 0
      ? GRAINS.tens
      : by.value % 1 === 0
        ? GRAINS.whole
        : by.value === 0.1
          ? GRAINS.tenths
          : GRAINS.any;
  return { kind: "number", m, roubles, grain, least };
}

/** What a value is that comes of one formula or of another. */
export function either(a: Type, b: Type, at: number): Type {
  if (a.kind === "unknown" || b.kind === "unknown") return UNKNOWN;
  if (a.kind !== b.kind) throw new FormulaError(at, "в одних случаях здесь число, в других — нет");
  if (a.kind !== "number" || b.kind !== "number") return a;
  const { m, roubles } = alike(a, b, at, "выбираются");
  return {
    kind: "number",
    m,
    roubles,
    grain: coarsest(a, b),
    least: Math.min(a.least, b.least) as NumberType["least"],
  };
}

const coarsest = (a: NumberType, b: NumberType): NumberType["grain"] =>
  Math.max(a.grain, b.grain) as NumberType["grain"];

function alike(a: NumberType, b: NumberType, at: number, how: string): Dimension {
  if (a.isZero) return b;
  if (b.isZero || (a.m === b.m && a.roubles === b.roubles)) return a;
  throw new FormulaError(
    at,
    `${how} разные единицы: ${dimensionInWords(a)} и ${dimensionInWords(b)}${[a, b].some(isPlain) ? FIGURE_UNITS : ""}`,
  );
}

import { FormulaError } from "./formula-error.ts";
import { tokens, type Token } from "./tokens.ts";
import { FUNCTIONS, LEVELS, WHOLE, type Operation, type Tree } from "./tree.ts";

/** Letters that are signs, and no names. */
const WORDS = ["and", "or", "not"];

/** The tree of a formula; throws `FormulaError` at the first thing that is wrong. */
export function parse(text: string): Tree {
  const all = tokens(text);
  let place = 0;
  const next = (): Token => all[place]!;
  const isNext = (sign: string): boolean => next().kind !== "number" && next().text === sign;
  const take = (): Token => all[place++]!;

  function expect(sign: string, why: string): void {
    if (!isNext(sign)) {
      const { kind, at } = next();
      const told = kind === "name" || kind === "number" ? left(next()) : `${came(next())}, а нужна «${sign}»: ${why}`;
      throw new FormulaError(at, told);
    }
    take();
  }

  /** Whatever holds together at least so tightly. */
  function atLevel(least: number): Tree {
    if (least === WHOLE) return whole();
    if (least === LEVELS.not && isNext("not")) {
      const { at } = take();
      return { op: "not", of: [atLevel(least)], at };
    }
    let tree = atLevel(least + 1);
    while (levelOf(next()) === least) {
      const { text, at } = take();
      tree = { op: text as Operation, of: [tree, atLevel(least + 1)], at };
      if (least === LEVELS["="] && levelOf(next()) === least) {
        throw new FormulaError(next().at, "сравнения не идут подряд; соедините их через and");
      }
    }
    return tree;
  }

  function whole(): Tree {
    const token = take();
    const { kind, text, at } = token;
    if (kind === "number") return number(token);
    if (kind === "name" && !WORDS.includes(text)) return isNext("(") ? call(token) : name(token);
    if (text !== "(") throw new FormulaError(at, `${came(token)}, а нужно число, имя или скобка`);
    const inside = atLevel(LEVELS.or);
    expect(")", "скобка не закрыта");
    return inside;
  }

  function number({ text, at }: Token): Tree {
    const value = Number(text);
    const unit = next();
    if (unit.kind !== "name" || [...WORDS, ...Object.keys(FUNCTIONS)].includes(unit.text))
      return { op: "number", value, at };
    take();
    return { op: "number", value, unit: unit.text, at };
  }

  function name({ text, at }: Token): Tree {
    const steps: (string | Tree)[] = [];
    for (;;) {
      if (isNext(".")) {
        take();
        const step = take();
        if (step.kind !== "name") throw new FormulaError(step.at, `${came(step)}, а после точки нужно имя`);
        steps.push(step.text);
      } else if (isNext("[")) {
        take();
        steps.push(atLevel(LEVELS.or));
        expect("]", "квадратная скобка не закрыта");
      } else return { op: "name", name: text, steps, at };
    }
  }

  function call({ text, at }: Token): Tree {
    take();
    const of: Tree[] = [];
    do of.push(atLevel(LEVELS.or));
    while (isNext(",") && take());
    expect(")", "скобка не закрыта");
    const bounds = FUNCTIONS[text];
    if (bounds === undefined) return { op: "call", name: text, of, at };
    const [least, most] = bounds;
    if (of.length < least || of.length > most) throw new FormulaError(at, wrongCount(text, of.length, least, most));
    return { op: text as Operation, of, at };
  }

  if (next().kind === "end") throw new FormulaError(0, "формулы нет");
  const tree = atLevel(LEVELS.or);
  const rest = next();
  if (rest.kind !== "end") throw new FormulaError(rest.at, left(rest, all[place - 1]!));
  return tree;
}

const levelOf = ({ kind, text }: Token): number =>
  kind === "number" || text === "not" ? 0 : ((LEVELS as Readonly<Record<string, number>>)[text] ?? 0);

const came = ({ kind, text }: Token): string => (kind === "end" ? "формула обрывается" : `найдено «${text}»`);

function wrongCount(name: string, came: number, least: number, most: number): string {
  const expected = least === most ? String(least) : `${least} или ${most}`;
  const comma = came > most ? "; дробная часть числа пишется через точку" : "";
  return `${name} берёт значений: ${expected}, а дано ${came}${comma}`;
}

function left({ kind, text }: Token, before?: Token): string {
  if (/^x$/i.test(text)) return `«${text}» — буква; умножение пишется знаком × или *`;
  if (text === "," && before?.kind === "number") return "лишняя запятая; дробная часть числа пишется через точку";
  return kind === "sign" ? `лишнее «${text}»` : `перед «${text}» нужен знак: +, −, ×, ÷`;
}

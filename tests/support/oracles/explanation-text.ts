import {
  add,
  ceilTo,
  divide,
  floorTo,
  fractionOf,
  isEqual,
  isOfRoot,
  multiply,
  negative,
  root,
  roundTo,
} from "./exact.ts";
import type { Fraction } from "./exact.ts";

/** `7 рам × 2 колонны = 14 шт.`: a formula, how it leads to its result, the result. */
const LINE = /^(.+) ([=↑↓≈]) ([^=↑↓≈×÷+−()]+)$/;
const LISTED = /^([\d\u00a0]+₽) по прайс-листу(?:: .+)?$/;
const TOKEN = /[+−×÷↑↓≈()√]|[^+−×÷↑↓≈()√]+/g;

const NUMBER = /^\d+(?:\u00a0\d{3}(?!\d))*(?:,\d+)?/;
const DISPLAYED = fractionOf("0.000001");

interface Told {
  formula: string;
  sign: string;
}

/** Works out, exactly, what the lines of a explanation say; throws at the first thing that does not come out. */
export class ExplanationText {
  /** Numbers that no line explains: they must have been given. */
  readonly given = new Set<string>();
  readonly #formulas = new Map<string, Told[]>();
  readonly #values = new Map<string, Fraction>();
  readonly #listed = new Set<string>();
  readonly #used = new Set<string>();
  readonly #open = new Set<string>();

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const listed = LISTED.exec(line)?.[1];
      if (listed !== undefined) {
        this.#listed.add(listed);
        continue;
      }
      const [, formula, sign, result] = LINE.exec(line) ?? [];
      if (formula === undefined || sign === undefined || result === undefined)
        throw new Error(`not a explanation: ${line}`);
      this.#formulas.set(result, [...(this.#formulas.get(result) ?? []), { formula, sign }]);
    }
  }

  /** The value of a result such as `14 шт.`, from all that leads to it. */
  valueOf(result: string): Fraction {
    this.#used.add(result);
    const known = this.#values.get(result);
    if (known) return known;
    // Metres of a row may be as many as those of the hangar that they come of.
    const formulas = this.#open.has(result) ? undefined : this.#formulas.get(result);
    this.#open.add(result);
    if (!formulas) this.given.add(NUMBER.exec(result)![0]);
    // Rows of two walls may be as many and be told one after the other.
    const [value = numberIn(result), ...others] = (formulas ?? []).map((told) => this.#result(told, result));
    if (!others.every((other) => isEqual(other, value))) throw new Error(`told twice, and differently: ${result}`);
    this.#open.delete(result);
    this.#values.set(result, value);
    return value;
  }

  #result({ formula, sign }: Told, result: string): Fraction {
    const exact = this.#formula(formula);
    const value = sign === "=" ? exact : rounded(exact, sign, result);
    const shown = numberIn(result);
    if (!isEqual(roundTo(value, DISPLAYED), shown)) throw new Error(`${formula} ${sign} is not ${result}`);
    // Only what comes of a root goes on beyond the shown decimals.
    if (!isEqual(value, shown) && !isOfRoot(value)) throw new Error(`${formula} ${sign} is not exactly ${result}`);
    return value;
  }

  /** Lines that nothing leads to. */
  unused(): string[] {
    return [...this.#formulas.keys(), ...this.#listed].filter((result) => !this.#used.has(result));
  }

  #formula(text: string): Fraction {
    const tokens = text
      .match(TOKEN)!
      .map((token) => token.trim())
      .filter((token) => token !== "");
    const value = this.#sum(tokens);
    if (tokens.length > 0) throw new Error(`left over of ${text}: ${tokens.join(" ")}`);
    return value;
  }

  #sum(tokens: string[]): Fraction {
    let value = this.#product(tokens);
    while (tokens[0] === "+" || tokens[0] === "−") {
      const isPlus = tokens.shift() === "+";
      const next = this.#product(tokens);
      value = add(value, isPlus ? next : negative(next));
    }
    return value;
  }

  /** Rounding holds for the product at its left. */
  #product(tokens: string[]): Fraction {
    let value = this.#whole(tokens);
    for (let sign = tokens[0]; sign !== undefined && /[×÷↑↓≈]/.test(sign); sign = tokens[0]) {
      tokens.shift();
      if (sign === "×") value = multiply(value, this.#whole(tokens));
      else if (sign === "÷") value = divide(value, this.#whole(tokens));
      else {
        const result = tokens.shift()!;
        value = rounded(value, sign, result);
        if (!isEqual(value, numberIn(result))) throw new Error(`rounded wrongly: ${result}`);
      }
    }
    return value;
  }

  #whole(tokens: string[]): Fraction {
    const token = tokens.shift()!;
    if (token === "√") return root(this.#whole(tokens));
    if (token !== "(") return this.valueOf(token);
    const value = this.#sum(tokens);
    if (tokens.shift() !== ")") throw new Error("a bracket is not closed");
    return value;
  }
}

/** The number at the start of `14 шт.`. */
export function numberIn(text: string): Fraction {
  const number = NUMBER.exec(text)?.[0];
  if (number === undefined) throw new Error(`no number: ${text}`);
  return fractionOf(number);
}

/**
 * Prices to 10 roubles, areas and metres of a row to tenths, lengths on the way to the millimetre, what is counted to whole
 * pieces.
 */
function rounded(value: Fraction, sign: string, result: string): Fraction {
  const unit = result.replace(NUMBER, "").trim();
  const isLength = /^м( |$)/.test(unit);
  const tenths = unit.startsWith("м²") || (isLength && sign !== "≈");
  const step = fractionOf(unit === "₽" ? "10" : tenths ? "0.1" : isLength ? "0.001" : "1");
  return { "↑": ceilTo, "↓": floorTo, "≈": roundTo }[sign]!(value, step);
}

/** What a formula of the sheet may do, under the spreadsheet's own names. */
export const OPERATIONS = [
  "+",
  "-",
  "*",
  "/",
  "=",
  "<",
  "<=",
  ">",
  "IF",
  "AND",
  "OR",
  "MAX",
  "INT",
  "ROUNDUP",
  "SQRT",
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** A formula as a tree, from which it is written in another notation: a number, a cell by its name, or an operation. */
export type Formula = number | { cell: string } | { operation: Operation; of: readonly Formula[] };

/** A number, a cell in braces, a name, or a sign. */
const TOKEN = /\s*(?:(?<number>\d+(?:\.\d+)?)|\{(?<cell>[^}]+)\}|(?<sign>[A-Z]+|<=|[-+*/=<>(),]))/y;

/** Binary operations, the loosest first; those in one row go from left to right. */
const BINARY: readonly (readonly Operation[])[] = [
  ["=", "<", "<=", ">"],
  ["+", "-"],
  ["*", "/"],
];

/** Reads a formula of the sheet, such as `=IF({gates}=0,0,{gates}+1)`; throws on anything else. */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text.replace(/^=/, ""));
  let at = 0;
  const formula = binary(0);
  if (at < tokens.length) throw new Error(`${text}: not expected: ${JSON.stringify(tokens[at])}`);
  return formula;

  function binary(level: number): Formula {
    const operations = BINARY[level];
    if (!operations) return operand();
    let left = binary(level + 1);
    for (;;) {
      const operation = operations.find((one) => one === tokens[at]);
      if (!operation) return left;
      at++;
      left = { operation, of: [left, binary(level + 1)] };
    }
  }

  function operand(): Formula {
    const token = tokens[at++];
    if (typeof token === "number" || typeof token === "object") return token;
    if (token === "(") {
      const inner = binary(0);
      expectSign(")");
      return inner;
    }
    const operation = OPERATIONS.find((one) => one === token);
    if (!operation) throw new Error(`${text}: not expected: ${token}`);
    expectSign("(");
    const of = [binary(0)];
    while (tokens[at] === ",") {
      at++;
      of.push(binary(0));
    }
    expectSign(")");
    return { operation, of };
  }

  function expectSign(sign: string): void {
    if (tokens[at++] !== sign) throw new Error(`${text}: a ${sign} is missing`);
  }
}

function tokensOf(text: string): (number | { cell: string } | string)[] {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text)?.groups;
    if (!found) throw new Error(`${text}: not a formula from ${text.slice(from)}`);
    const { number, cell, sign } = found;
    tokens.push(number !== undefined ? Number(number) : cell !== undefined ? { cell } : sign!);
  }
  return tokens;
}

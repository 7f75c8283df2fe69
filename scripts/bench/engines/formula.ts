import ts from "typescript";

/** What a formula of the sheet may do, under the spreadsheet's own names. */
export type Operation =
  ("+" | "-" | "*" | "/" | "=" | "<" | "<=" | ">") | ("IF" | "AND" | "OR" | "NOT" | "MAX" | "INT" | "ROUNDUP" | "SQRT");

/** A formula as a tree, from which it is written in another notation: a number, a cell by its name, or an operation. */
export type Formula = number | { cell: string } | { operation: Operation; of: readonly Formula[] };

/**
 * Reads a formula of the sheet, such as `=IF({gates}=0,0,{gates}+1)`; throws on anything else. But for the signs of a
 * cell and of equality it is an expression of TypeScript, whose own parser takes it apart.
 */
export function parseFormula(text: string): Formula {
  const expression = text
    .replace(/^=/, "")
    .replaceAll(/(?<!<)=/g, "==")
    .replaceAll(/\{([^}]+)\}/g, (_, name: string) => JSON.stringify(name));
  const { statements } = ts.createSourceFile(text, expression, ts.ScriptTarget.ES2023, true);
  const [statement] = statements;
  if (statements.length !== 1 || !ts.isExpressionStatement(statement!)) throw new Error(`not a formula: ${text}`);
  return formulaOf(statement.expression);
}

function formulaOf(node: ts.Expression): Formula {
  if (ts.isParenthesizedExpression(node)) return formulaOf(node.expression);
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isStringLiteral(node)) return { cell: node.text };
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText().replace("==", "=") as Operation;
    return { operation: sign, of: [node.left, node.right].map(formulaOf) };
  }
  if (ts.isCallExpression(node)) {
    return { operation: node.expression.getText() as Operation, of: node.arguments.map(formulaOf) };
  }
  throw new Error(`not a formula: ${node.getText()}`);
}

/** Something wrong with a formula, at an offset of its text, in the words of those who write prices. */
export class FormulaError extends Error {
  readonly at: number;

  constructor(at: number, text: string) {
    super(text);
    this.name = "FormulaError";
    this.at = at;
  }
}

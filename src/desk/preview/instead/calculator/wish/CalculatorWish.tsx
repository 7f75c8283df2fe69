/** There is no field that it would read. */
export function CalculatorWish(): null {
  return null;
}

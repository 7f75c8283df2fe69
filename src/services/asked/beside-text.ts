/** Nothing is applied or explained of a wish, and it is always read by today's list. */
type Never = "discount" | "explain" | "prices_version";

/** By the names of a calculation's parameters: those that a wish takes beside its text. */
export function besideText<Of extends Record<Never, unknown>>({
  discount: _never,
  explain: _none,
  prices_version: _today,
  ...parameters
}: Of): Omit<Of, Never> {
  return parameters;
}

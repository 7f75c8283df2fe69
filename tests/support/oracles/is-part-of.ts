/** Whether `real` says all that `shown` says: fields may be missing in what is shown, and the ends of its lists. */
export function isPartOf(shown: unknown, real: unknown): boolean {
  if (typeof shown !== "object" || shown === null) return Object.is(shown, real);
  if (typeof real !== "object" || real === null || Array.isArray(shown) !== Array.isArray(real)) return false;
  return Object.entries(shown).every(([key, value]) => key in real && isPartOf(value, Reflect.get(real, key)));
}

/** Passes on so many different values; whatever comes beyond them is "other", or a caller could make a server keep any number. */
export function few(most: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= most) return "other";
    known.add(value);
    return value;
  };
}

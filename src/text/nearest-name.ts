/** As `&` is written in HTML: a link that was copied out of a page's source has it before every name but the first. */
export const AMPERSAND = /^(amp;)+/i;

/** The known name a person most likely meant, if any is close or begins with the words that came. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const typed = name.replace(AMPERSAND, "").slice(0, 40).toLowerCase();
  let nearest: string | undefined;
  // A name of which no letter stays is another name.
  let least = Math.min(Math.max(1, Math.floor(typed.length / 3)) + 1, typed.length);
  for (const candidate of known) {
    // So many letters are to be added or taken away at least.
    if (Math.abs(typed.length - candidate.length) >= least) continue;
    const distance = editDistance(typed, candidate);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest ?? known.find((candidate) => typed.length > 2 && candidate.startsWith(`${typed}_`));
}

/** Levenshtein distance, two letters that changed places being one edit. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const areSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = areSwapped ? (before[j - 2] as number) + 1 : Infinity;
      next.push(Math.min(replace, swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] as number;
}

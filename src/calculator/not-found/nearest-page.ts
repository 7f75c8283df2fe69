/** How many letters must be put in, taken out or replaced to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Longest address that is compared: a longer one is no slip of the finger. */
const LONGEST = 200;

/** A text that differs from the page's address by more than this part is not meant as it. */
const SLIP = 0.4;

/** Without what only the writing of an address differs by: `/Docs/index.html` is `/docs`. */
const bare = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.(html?|md|php)$/, "")
    .replace(/\/(index)?$/, "");

/** The page that a mistyped address most likely means; the main page is never meant by accident. */
export function nearestPage(path: string, pages: readonly string[]): string | undefined {
  if (path.length > LONGEST) return undefined;
  const asked = bare(path);
  const ranked = pages
    .filter((page) => page !== "/")
    .map((page) => ({ page, share: distance(asked, bare(page)) / Math.max(bare(page).length, 1) }))
    .sort((a, b) => a.share - b.share);
  return ranked.find(({ share }) => share <= SLIP)?.page;
}

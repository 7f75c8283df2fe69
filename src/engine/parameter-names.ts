/** Names that links gather on their way and that mean nothing here: click ids of search engines, mailers, assistants. */
const CLICK_IDS = new Set([
  "dclid",
  "epik",
  "erid",
  "etext",
  "fbclid",
  "gad",
  "gad_campaignid",
  "gad_source",
  "gbraid",
  "gclid",
  "gclsrc",
  "igsh",
  "igshid",
  "li_fat_id",
  "mc_cid",
  "mc_eid",
  "mibextid",
  "mkt_tok",
  "msclkid",
  "rb_clickid",
  "roistat",
  "rtb_clickid",
  "sc_cid",
  "sccid",
  "srsltid",
  "ttclid",
  "twclid",
  "vero_id",
  "wbraid",
  "yadclid",
  "yadordid",
  "yclid",
  "ymclid",
  "ysclid",
]);

/** Whether a parameter is ignored without a word: calculation page, "unknown name". */
export function isIgnoredName(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith("utm_") || lower.startsWith("_") || lower.startsWith("mindbox-") || CLICK_IDS.has(lower);
}

/** The known name a person most likely meant, if any is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const typed = name.slice(0, 40).toLowerCase();
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(typed, candidate);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

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

/** Of whole families: Google and Yandex, Matomo, Piwik, Mindbox; and what any script adds to outwit a cache. */
const FAMILIES = ["utm_", "mtm_", "pk_", "mindbox-", "_"];

/** Whether a parameter is ignored without a word: calculation page, "unknown name". */
export function isIgnoredName(name: string): boolean {
  const lower = name.toLowerCase();
  return FAMILIES.some((start) => lower.startsWith(start)) || CLICK_IDS.has(lower);
}

/** The day of a price list's version: `2026-11-20` of `2026-11-20` and of `2026-11-20.2`, the second of that day. */
export const dayOf = (version: string): string => version.slice(0, "2026-11-20".length);

/** Whether a text may be a version; of which there is a list, only those lists tell. */
export const looksLikeVersion = (text: string): boolean => /^\d{4}(-\d\d){2}(\.\d)?$/.test(text);

/** What of a wish in words is beyond is not read, UTF-16 code units. */
export const LONGEST_TEXT = 2_000;

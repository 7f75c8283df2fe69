/** What a wish in words has beyond this is not read, UTF-16 code units. */
export const LONGEST_TEXT = 2_000;

/** A number with what follows it: `12000`, `мм`. */
export interface TypedQuantity {
  /** Digits without blanks between them, with the decimal comma or point as it was typed. */
  number: string;
  /** In small letters without the full stop of an abbreviation; empty where there is none. */
  unit: string;
}

/** Thousands may be parted by blanks; a separator that nothing follows yet is a number half typed. */
const QUANTITY = /^((?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)?)[.,]? ?([a-zа-яё₽]*)\.?$/;

/**
 * What a person typed as an amount of something: «30 м», « 30», «12 000», «4,35», «3 млн», also with no-break blanks and in
 * the wide digits of some keyboards. Nothing where it is no such thing: what it means is then not ours to guess.
 */
export function typedQuantity(text: string): TypedQuantity | undefined {
  const plain = text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  const [, number, unit] = QUANTITY.exec(plain) ?? [];
  return number === undefined || unit === undefined ? undefined : { number: number.replaceAll(" ", ""), unit };
}

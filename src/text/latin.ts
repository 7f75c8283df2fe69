/** Cyrillic capitals that look like Latin ones: a person who copies by eye cannot tell them apart. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Х: "X",
};

/** A text in capitals, its Cyrillic letters that look Latin turned Latin. */
export function latin(text: string): string {
  return text.toUpperCase().replace(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

import { counted } from "../../text/format.ts";

/** An extension is written after the number: "доб. 12", "#12". */
const EXTENSION = /(?:,?\s*(?:доб(?:авочный)?|вн(?:утр)?|ext|#)\.?\s*)(\d{1,6})$/iu;

/** What people put between digits: blanks of every kind, brackets, dots, hyphens and dashes. */
const BETWEEN = /[\s().‐‑‒–—−-]/gu;

const COUNTRY = "7";
const NATIONAL_DIGITS = 10;
const SHORTEST_FOREIGN = 10;
const LONGEST_FOREIGN = 15;

export type ReadPhone = { phone: string } | { problem: string };

/** A phone as people write it → `+79001234567`, with an extension `+79001234567 доб. 12`; or what is wrong with it. */
export function readPhone(text: string): ReadPhone {
  const trimmed = text.trim();
  const extension = EXTENSION.exec(trimmed);
  const digits = trimmed.slice(0, extension?.index).replace(BETWEEN, "");
  if (!/^\+?\d*$/.test(digits)) {
    return { problem: "В номере есть лишние знаки: оставьте цифры, например +7\u00a0900\u00a0123-45-67." };
  }
  const read = /^\+(?!7|8[89]\d{9}$)/.test(digits) ? foreign(digits) : russian(digits);
  return "phone" in read && extension ? { phone: `${read.phone} доб. ${extension[1]}` } : read;
}

/** Written with +7, 7, 8, by mistake +8, or nothing before the code of the town or operator. */
function russian(digits: string): ReadPhone {
  const whole = digits.replace("+", "");
  // Ten digits may start with 8 or 7 (812, 727), but no code starts with 88, 89, 78 or 79: there a digit is missing.
  const hasPrefix = digits.startsWith("+") || (whole.length > NATIONAL_DIGITS ? /^[78]/ : /^[78][89]/).test(whole);
  const national = hasPrefix ? whole.slice(1) : whole;
  if (national.length < NATIONAL_DIGITS) {
    const missing = NATIONAL_DIGITS - national.length;
    const town = national.length <= 7 ? ", вместе с кодом города или оператора" : "";
    return {
      problem: `В номере не хватает ${counted(missing, "цифры", "цифр", "цифр")}: после +7 их ${NATIONAL_DIGITS}${town}.`,
    };
  }
  if (national.length > NATIONAL_DIGITS) {
    return {
      problem: `В номере лишние цифры: после +7 их должно быть ${NATIONAL_DIGITS}, а здесь ${national.length}.`,
    };
  }
  if (/^[012]/.test(national)) {
    return { problem: `Кода ${national.slice(0, 3)} в России нет — проверьте первые цифры после +7.` };
  }
  return { phone: `+${COUNTRY}${national}` };
}

function foreign(digits: string): ReadPhone {
  const count = digits.length - 1;
  if (count >= SHORTEST_FOREIGN && count <= LONGEST_FOREIGN) return { phone: digits };
  return { problem: "Проверьте номер: после + нужен код страны и весь номер, например +375\u00a029\u00a0123-45-67." };
}

/** `+79001234567` → `+7 900 123-45-67`; a number of another country stays as it is. */
export function phoneInWords(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})/, "+7\u00a0$1\u00a0$2-$3-$4");
}

import { expect, test } from "vitest";
import { inOneLine } from "./one-line.ts";

test.each([
  [" Иван\r\nBcc:\u2028x ", "Иван Bcc: x"],
  ["Иван\u202e 09 \u200b\u2066б\u00adв", "Иван 09 бв"],
  [`без${"\u2800".repeat(60)}Итого\u3164`, "без Итого"],
  ["Андрей 🏗️, Ёлка", "Андрей 🏗️, Ёлка"],
])("%j is in one line %j", (text, line) => expect(inOneLine(text)).toBe(line));

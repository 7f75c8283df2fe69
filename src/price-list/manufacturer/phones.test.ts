import { expect, test } from "vitest";
import { MORE_PHONES, PHONE, phoneInFull, phonesOf } from "./phones.ts";

test.each([
  ["+7 (000) 000-00-00", true],
  ["+7\u00a0495\u00a0123\u201145\u201167", true],
  ["+375 29 123-45-67", true],
  ["+49 30 1234567", true],
  ["8 800 555-35-35", false],
  ["+7 900 123-45-6", false],
  ["+7 900 123-45-678", false],
  ["+0 900 123-45-67", false],
  ["+7 900 I23-45-67", false],
])("%j as a phone: %j", (text, isOne) => expect(PHONE.test(text)).toBe(isOne));

test("all phones of a manufacturer are told, the first of them first", () => {
  const phones = "+7 900 123-45-67 отдел продаж; +375 29 123-45-67;+7 (900) 765-43-21 склад № 2";
  expect(MORE_PHONES.test(phones)).toBe(true);
  expect(phonesOf({ phone: "+7 (000) 000-00-00", phone_name: "приёмная", phones }).map(phoneInFull)).toEqual([
    "+7 (000) 000-00-00, приёмная",
    "+7 900 123-45-67, отдел продаж",
    "+375 29 123-45-67",
    "+7 (900) 765-43-21, склад № 2",
  ]);
  expect(phonesOf({ phone: "+7 (000) 000-00-00" })).toEqual([{ number: "+7 (000) 000-00-00" }]);
});

test.each(["+7 900 123-45-67,", "+7 900 123-45-67; ", "+7 900 123-45-67 8 900 765-43-21", "монтаж +7 900 123-45-67"])(
  "%j are no phones",
  (text) => expect(MORE_PHONES.test(text)).toBe(false),
);

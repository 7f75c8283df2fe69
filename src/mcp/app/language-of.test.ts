import { expect, test } from "vitest";
import { langOfLocale, langOfNotification } from "./language-of.ts";

const [INPUT, RESULT, CANCELLED] = ["input", "result", "cancelled"].map((what) => `ui/notifications/tool-${what}`);
const saying = (text: string) => ({ content: [{ type: "text", text }] });

test.each([
  [INPUT, { arguments: { width: 12, lang: "en" } }, "en"],
  [INPUT, { arguments: { width: 12, lang: "EN-us" } }, "en"],
  [INPUT, { arguments: { width: 12, lang: "ru" } }, "ru"],
  // Answered in the contract's language, whatever the host's is.
  [INPUT, { arguments: { width: 12 } }, "ru"],
  [INPUT, {}, "ru"],
  [RESULT, saying("Hangar frame, by ООО «Ангар-Пример»"), "en"],
  [RESULT, saying("Каркас ангара, ANG-12345678-ABCDE"), "ru"],
  [RESULT, saying('{"result":{"total_with_vat":1}}'), "en"],
  [RESULT, { content: [] }, "en"],
  [CANCELLED, {}, "en"],
  ["ui/notifications/host-context-changed", { theme: "dark" }, undefined],
])("%s %j of an English host is of %s", (method, params, lang) => {
  expect(langOfNotification(method!, params, "en-GB")).toBe(lang);
});

test("Russian is spoken where the host is Russian, English everywhere else", () => {
  expect(["ru", "ru-RU", "RU", "en-US", "de", "rup", "run-BI"].map(langOfLocale)).toEqual([
    "ru",
    "ru",
    "ru",
    "en",
    "en",
    "en",
    "en",
  ]);
});

import { describe, expect, test } from "vitest";
import { engine } from "../../../../tests/support/example-engine.ts";
import type { CalcResponse } from "../../../engine/response.ts";
import { quoteRequestSubject, quoteRequestText, briefQuoteRequestText } from "../quote-request-text.ts";
import { telegramLink, whatsappLink, callLink } from "../contact-links.ts";
import { MAIL_LINK_LIMIT, mailLink } from "./mail-link.ts";

function calculation(options: Record<string, unknown> = {}): CalcResponse {
  const answer = engine.calculate({ roof: "dvuhskat", width: 12, length: 30, ...options });
  if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
  return answer.body;
}

const body = calculation();
const CONTACTS = { name: "Иван", phone: "+79001234567", place: "Казань" };

/** The letter that a mail program would open. */
function letter(href: string): { to: string; subject: string; text: string } {
  const url = new URL(href);
  const { subject = "", body: text = "" } = Object.fromEntries(url.searchParams);
  return { to: url.pathname, subject, text: text.replaceAll("\r\n", "\n") };
}

describe("the text of an application", () => {
  test("holds the engine's text as it is, the link and the contacts that there are", () => {
    expect(quoteRequestText(body, { ...CONTACTS, comment: "Две\nстроки" })).toBe(
      [
        body.next_step.quote_prompt,
        body.calculator_link,
        "",
        "Имя: Иван",
        "Телефон: +7\u00a0900\u00a0123-45-67",
        "Где строить: Казань",
        "Комментарий: Две\nстроки",
      ].join("\n"),
    );
  });

  test("without contacts ends with the link", () => {
    expect(quoteRequestText(body, {})).toBe(`${body.next_step.quote_prompt}\n${body.calculator_link}`);
  });
});

describe("the link of a letter", () => {
  test("has the address, the id in its subject, and the whole text where there is room", () => {
    const { href, isCut } = mailLink("zakaz+1@example.com", body, {});
    expect(href.startsWith("mailto:zakaz%2B1@example.com?subject=")).toBe(true);
    expect(isCut).toBe(false);
    const { subject, text } = letter(href);
    expect(subject).toBe(quoteRequestSubject(body));
    expect(subject).toContain(body.calculation_id);
    expect(text).toBe(quoteRequestText(body, {}));
  });

  test("has the brief text where there is not, with the id, the link and every contact", () => {
    const wide = calculation({ gates: 2, doors: 2, windows: 10, montazh: 1, panels: 1, panels_montazh: 1, piles: 1 });
    const { href, isCut } = mailLink("zakaz@example.com", wide, CONTACTS);
    expect(href.length).toBeLessThanOrEqual(MAIL_LINK_LIMIT);
    expect(isCut).toBe(false);
    expect(letter(href).text).toBe(briefQuoteRequestText(wide, CONTACTS));
    for (const part of [wide.calculation_id, wide.calculator_link, "Иван", "900"]) {
      expect(letter(href).text).toContain(part);
    }
  });

  test.each(["ы".repeat(2000), "🏗".repeat(700), "a\n".repeat(900)])(
    "loses only the end of a long comment",
    (comment) => {
      const { href, isCut } = mailLink("zakaz@example.com", body, { ...CONTACTS, comment });
      expect(isCut).toBe(true);
      expect(href.length).toBeLessThanOrEqual(MAIL_LINK_LIMIT);
      const { text } = letter(href);
      expect(text.endsWith("…")).toBe(true);
      expect(briefQuoteRequestText(body, { ...CONTACTS, comment }).startsWith(text.slice(0, -1))).toBe(true);
      expect(text).toContain("Где строить: Казань");
    },
  );

  test("gives a text no way out of its place", () => {
    const name = "a&bcc=all@example.com&body=\r\nBcc: all@example.com#?";
    const { href } = mailLink("zakaz@example.com", body, { name });
    expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
    expect(new URL(href).hash).toBe("");
  });
});

test("other programs are opened by their own links", () => {
  expect(callLink("+7 (812) 345-67-89")).toBe("tel:+78123456789");
  expect(telegramLink("hangar_zakaz", "Да & нет")).toBe(
    "https://t.me/hangar_zakaz?text=%D0%94%D0%B0%20%26%20%D0%BD%D0%B5%D1%82",
  );
  expect(whatsappLink("+7 900 123-45-67", "a b")).toBe("https://wa.me/79001234567?text=a%20b");
});

import { describe, expect, test } from "vitest";
import { engine } from "../../../../tests/support/example-engine.ts";
import { roubles } from "../../../text/format.ts";
import type { CalcResponse } from "../../../engine/response.ts";
import { quoteRequestSubject, quoteRequestText } from "../../../applications/request/quote-request-text.ts";
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

describe("the text of a quote request", () => {
  const asked = [
    "Прошу предложение на ангар 12 × 30\u00a0м, двускатный.",
    `Расчёт ${body.calculation_id}: ${roubles(body.result.total_with_vat)} с НДС, цены на 20\u00a0ноября\u00a02026.`,
    `${body.calculator_link}&prices_version=2026-11-20`,
  ];

  test("holds the hangar, its number, its total, the link and the contacts that there are", () => {
    expect(quoteRequestText(body, { ...CONTACTS, comment: "Две\nстроки" })).toBe(
      [
        ...asked,
        "",
        "Имя: Иван",
        "Телефон: +7\u00a0900\u00a0123-45-67",
        "Где строить: Казань",
        "Комментарий:",
        "> Две",
        "> строки",
      ].join("\n"),
    );
  });

  test("without contacts ends with the link", () => {
    expect(quoteRequestText(body, {})).toBe(asked.join("\n"));
    const unchecked = "Прайс-лист из копии.";
    expect(quoteRequestText({ ...body, unchecked }, {})).toBe(asked.toSpliced(2, 0, unchecked).join("\n"));
  });
});

describe("the link of a letter", () => {
  const widest = calculation({ gates: 2, doors: 2, windows: 10, montazh: 1, panels: 1, panels_montazh: 1, piles: 1 });
  const contacts = { ...CONTACTS, email: "ivan.petrov@example.com", comment: "Нужно к весне, грунт — суглинок." };

  test("has the address, the number in its subject, and the whole text", () => {
    const text = quoteRequestText(widest, contacts);
    const { href, hasText } = mailLink("zakaz+1@example.com", quoteRequestSubject(widest), text);
    expect(href.startsWith("mailto:zakaz%2B1@example.com?subject=")).toBe(true);
    expect(href.length).toBeLessThanOrEqual(MAIL_LINK_LIMIT);
    expect(hasText).toBe(true);
    expect(letter(href)).toEqual({
      to: "zakaz%2B1@example.com",
      subject: `Заявка на ангар, расчёт ${widest.calculation_id}`,
      text,
    });
  });

  test.each(["ы".repeat(2000), "🏗".repeat(700), "a\n".repeat(900)])(
    "holds no part of a text too long for it",
    (comment) => {
      const { href, hasText } = mailLink(
        "zakaz@example.com",
        "Заявка",
        quoteRequestText(body, { ...CONTACTS, comment }),
      );
      expect(hasText).toBe(false);
      expect(letter(href)).toEqual({ to: "zakaz@example.com", subject: "Заявка", text: "" });
    },
  );

  test("gives a text no way out of its place", () => {
    const name = "a&bcc=all@example.com&body=\r\nBcc: all@example.com#?";
    const { href } = mailLink("zakaz@example.com", "Заявка", quoteRequestText(body, { name }));
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

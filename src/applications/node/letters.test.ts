import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MailServer } from "../../../tests/server/mail-server.ts";
import type { Application } from "../application.ts";
import { letters, mailServerFailure } from "./letters.ts";

const mail = new MailServer();
beforeEach(() => mail.start());
afterEach(async () => {
  await mail.stop();
  mail.received.length = 0;
});

describe("a letter with the visitor's", () => {
  const sent = async (email: string) => {
    const application = {
      number: "7K3M9-QX2AB",
      revision: "AAAAAA",
      accepted_at: "2026-11-23T09:30:00Z",
      contacts: { name: "Иван", email },
      subject: "Заявка 7K3M9-QX2AB на ангар",
      text: `Электронная почта: ${email}`,
    } as Application;
    const addressee = { email: "zakaz@example.com", legal_name: "ООО «Ангар-Пример»" };
    const [letter] = letters({ url: mail.url, from: "calc@example.com" }, addressee);
    await letter!.carry(application);
    const { source } = mail.received[0]!;
    const [headers, body] = source.split("\r\n\r\n");
    // What is beyond ASCII a server without SMTPUTF8 refuses.
    expect(source).toMatch(/^[\r\n\t -~]*$/);
    return { replyTo: /^Reply-To: .*<(.*)>/m.exec(headers!)?.[1], text: Buffer.from(body!, "base64").toString() };
  };

  test.each([
    ["ivan@example.com", "ivan@example.com"],
    ["ivan@домен.рф", "ivan@xn--d1acufc.xn--p1ai"],
  ])("%s is answered at %s", async (email, replyTo) => {
    expect(await sent(email)).toEqual({ replyTo, text: `Электронная почта: ${email}` });
  });

  test("почта@домен.рф has it in the text, and says so", async () => {
    const { replyTo, text } = await sent("почта@домен.рф");
    expect(replyTo).toBeUndefined();
    expect(text).toBe(
      "Электронная почта: почта@домен.рф\n\n" +
        "Ответ на это письмо посетителю сам не уйдёт: его почта не латиницей. Впишите её в поле «Кому», она в тексте выше.",
    );
  });
});

describe("why a mail server takes no letter:", () => {
  test("it does", async () => {
    expect(await mailServerFailure(mail.url)).toBeUndefined();
  });

  test("nobody listens", async () => {
    const { url } = mail;
    await mail.stop();
    expect(await mailServerFailure(url)).toBe("ESOCKET (it refuses connections)");
    await mail.start();
  });

  test("user and password are wrong, of which not a word is told", async () => {
    const url = mail.url.replace("//", "//calc%40example.com:password@");
    expect(await mailServerFailure(url)).toBe("EAUTH 535 (user and password are not accepted)");
  });

  test("it has no TLS on its port", async () => {
    expect(await mailServerFailure(mail.url.replace("smtp:", "smtps:"))).toBe("ESOCKET (no TLS on this port)");
  });
});

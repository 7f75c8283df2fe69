import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MailServer } from "../../../tests/server/mail-server.ts";
import type { Application } from "../application.ts";
import type { DeliveryError } from "../deliver/carrier.ts";
import { letters, mailServerFaults } from "./letters.ts";

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

describe("a letter that fails says of the server", () => {
  const failure = async (url: string) => {
    const [letter] = letters({ url, from: "calc@example.com" }, { email: "zakaz@example.com", legal_name: "Ангар" });
    const application = { number: "7K3M9-QX2AB", accepted_at: "2026-11-23T09:30:00Z", contacts: {}, text: "Заявка" };
    return letter!.carry(application as Application).then(
      () => undefined,
      ({ kind, message }: DeliveryError) => [kind, message],
    );
  };

  test("that it fails, when it has taken nothing", async () => {
    await mail.stop();
    expect(await failure(mail.url)).toEqual(["server", "ESOCKET (it refuses connections)"]);
    await mail.start();
  });

  test("that it fails, when its greeting sends everybody away", async () => {
    const closed = createServer((socket) => void socket.end("554 no service\r\n")).listen(0, "127.0.0.1");
    await once(closed, "listening");
    const url = `smtp://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    expect(await failure(url)).toEqual(["server", "EPROTOCOL 554"]);
    closed.close();
  });

  test("that it broke off, when it had the text", async () => {
    mail.reaction = "wait";
    const failed = failure(mail.url);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1));
    await mail.stop();
    expect((await failed)![0]).toBe("broken");
    mail.reaction = "take";
    await mail.start();
  });

  test("nothing, when it refuses the letter", async () => {
    mail.unknown = ["zakaz@example.com"];
    expect(await failure(mail.url)).toEqual(["final", "EENVELOPE 550"]);
    mail.unknown = [];
  });
});

describe("why a mail server takes no letter:", () => {
  const PLAIN = "has no TLS: user and password go to it in plain text";
  const faults = (url = mail.url) => mailServerFaults({ url, from: "calc@example.com" }, "zakaz@example.com");

  test("it does, and has had none", async () => {
    expect([await faults(), mail.received]).toEqual([[], []]);
  });

  test("it takes none for the addressee", async () => {
    mail.unknown = ["zakaz@example.com"];
    expect(await faults()).toEqual(["would take no letter now, 550 to RCPT TO:<zakaz@example.com>"]);
    mail.unknown = [];
  });

  test("it takes none from the sender", async () => {
    mail.unknown = ["calc@example.com"];
    expect(await faults()).toEqual(["would take no letter now, 550 to MAIL FROM:<calc@example.com>"]);
    mail.unknown = [];
  });

  test("it greets nobody who does not begin with TLS", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const told = faults(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    await once(silent, "connection");
    await new Promise((turn) => setImmediate(turn));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await told).toEqual([
      "would take no letter now, ETIMEDOUT (no answer). Is it a port with TLS? That needs smtps://",
    ]);
    silent.close();
  });

  test("nobody listens", async () => {
    const { url } = mail;
    await mail.stop();
    expect(await faults(url)).toEqual(["would take no letter now, ESOCKET (it refuses connections)"]);
    await mail.start();
  });

  test("user and password are wrong, of which not a word is told", async () => {
    const url = mail.url.replace("//", "//calc%40example.com:password@");
    const refused = "would take no letter now, EAUTH 535 (user and password are not accepted)";
    expect(await faults(url)).toEqual([PLAIN, refused]);
  });

  test("it has no TLS on its port", async () => {
    const url = mail.url.replace("smtp:", "smtps:");
    expect(await faults(url)).toEqual(["would take no letter now, ESOCKET (no TLS on this port)"]);
  });
});

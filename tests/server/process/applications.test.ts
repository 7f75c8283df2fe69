import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AcceptedApplication } from "../../../src/applications/request/application-request.ts";
import { engine } from "../../support/built-product.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";
import { MailServer } from "../mail-server.ts";
import { RunningServer, Script, SERVER } from "../running-server.ts";

const answer = engine.calculate({ roof: "dvuhskat", width: 12, length: 30 });
if (answer.status !== 200) throw new Error("no hangar");
const { calculation_id, result } = answer.body;

const application = (key: string, more: object = {}, contacts: object = {}) => ({
  idempotency_key: key.padStart(32, "0"),
  calculation_id,
  contacts: { name: "Иван", phone: "8 900 123-45-67", email: "ivan@example.com", ...contacts },
  consent: true,
  website: "",
  seconds: 20,
  ...more,
});

function post(server: RunningServer, body: object): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(`${server.url}/application`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function accepted(server: RunningServer, body: object): Promise<AcceptedApplication> {
  const response = await post(server, body);
  expect(response.status).toBe(202);
  return (await response.json()) as AcceptedApplication;
}

let spool: string;
const servers: RunningServer[] = [];
temporaryFolder((made) => (spool = made));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});

async function start(env: Record<string, string>): Promise<RunningServer> {
  const server = await RunningServer.startWith({ APPLICATION_SPOOL: spool, ...env });
  servers.push(server);
  return server;
}
/** Files of applications that wait, each named by its number first. */
const kept = (): string[] => readdirSync(spool).filter((name) => name.endsWith(".json"));
const isEmpty = () => vi.waitFor(() => expect(kept()).toEqual([]), { timeout: 20_000 });

describe("by mail", () => {
  const mail = new MailServer();
  const started = () => start({ APPLICATION_SMTP_URL: mail.url });
  beforeEach(() => mail.start());
  afterEach(async () => {
    await mail.stop();
    mail.received.length = 0;
    mail.reaction = "take";
    mail.unknown = [];
  });
  const arrived = (count: number) =>
    vi.waitFor(() => expect(mail.received).toHaveLength(count), { timeout: 20_000, interval: 50 });

  test("an application arrives with the service's own price, the workbook and the way to answer it, and is kept no longer", async () => {
    const site = await started();
    expect(await (await fetch(`${site.url}/application`)).json()).toEqual({
      accepts_applications: true,
      sends_copies: true,
    });
    const told = await accepted(site, application("1", {}, { name: "Иван\r\nBcc: other@example.com" }));
    expect(told).toEqual({
      number: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/) as unknown as string,
      calculation_id,
      total_with_vat: result.total_with_vat,
      prices_version: answer.body.prices_version,
    });
    await arrived(1);
    const { to, source, messageId } = mail.received[0]!;
    expect(to).toEqual(["zakaz@example.com"]);
    expect(messageId).toMatch(new RegExp(`^<${told.number}\\.[0-9A-Z]{6}@example\\.com>$`));
    expect(source).toMatch(/^Reply-To: .*(\r\n .*)*<ivan@example\.com>\r$/m);
    expect(source).not.toMatch(/^Bcc/im);
    expect(source).toContain(`filename=angar-12x30-${calculation_id}.xlsx`);
    const letter = Buffer.from(/base64\r\n\r\n([\s\S]+?)\r\n--/.exec(source)![1]!, "base64").toString("utf8");
    expect(letter).toContain(answer.body.calculator_link);
    expect(letter).toContain("Имя: Иван Bcc: other@example.com\nТелефон: +7");
    expect(letter).toContain(`Номер заявки: ${told.number}`);
    await isEmpty();
    expect((await accepted(site, application("1", {}, { name: "Иван Bcc: other@example.com" }))).number).toBe(
      told.number,
    );
    expect((await site.stop()).output).not.toMatch(/Иван|ivan@|900/);
    expect(mail.received).toHaveLength(1);
  });

  test("while the mail server is gone it is kept, over a restart, and arrives once when that is back", async () => {
    await mail.stop();
    const before = await started();
    await before.line(/^Applications: the mail server would take no letter now, ESOCKET \(it refuses connections\)$/m);
    const { number } = await accepted(before, application("2"));
    expect(kept()).toEqual([expect.stringMatching(new RegExp(`^${number}\\.[0-9A-Z]{6}\\.json$`))]);
    const health = (await (await fetch(`${before.url}/healthz`)).json()) as Record<string, unknown>;
    expect(health["applications_waiting"]).toBe(1);
    await before.line(/^Applications: letter: ESOCKET \(it refuses connections\), all that go by mail wait/m);
    const later = (await (await fetch(`${before.url}/healthz`)).json()) as Record<string, unknown>;
    expect(later["applications_held_up_by"]).toEqual(["mail"]);
    const { output } = await before.stop();
    expect(output).toContain(
      `\nApplications go to zakaz@example.com by the mail server 127.0.0.1:${mail.port}\nApplications wait in ${spool}: 0 now\n`,
    );
    expect(output).not.toMatch(/ivan@/);
    await mail.start();
    await started();
    await arrived(1);
    await isEmpty();
    expect(mail.received[0]!.messageId).toContain(number);
  });

  test("what is refused is told in the log without a word of the visitor's, and kept to be tried again", async () => {
    mail.reaction = "refuse";
    const site = await started();
    const { number } = await accepted(site, application("3"));
    await site.line(new RegExp(`^Application ${number}: not delivered \\(letter: \\S+ 550\\), attempt 1`, "m"));
    expect(kept()).toEqual([expect.stringMatching(new RegExp(`^${number}\\.`))]);
    expect((await site.stop()).output).not.toMatch(/ivan@|not from you/);
  });

  test("of two servers on one spool one sends; what it may have got rid of as it is killed the other sends under the same Message-ID", async () => {
    mail.reaction = "wait";
    const [sender, other] = [await started(), await started()];
    await other.line(/^Applications: another process sends them/m);
    const { number } = await accepted(other, application("4"));
    await arrived(1);
    // A slow mail server holds up no visitor.
    expect((await accepted(sender, application("5"))).number).not.toBe(number);
    await sender.kill();
    expect(kept()).toHaveLength(2);
    mail.reaction = "take";
    await other.line(/^Applications: sent from here now$/m);
    await arrived(3);
    await isEmpty();
    const ids = mail.received.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
    expect(ids.filter((id) => id.includes(number))).toHaveLength(2);
  });

  test("a letter on its way when the server is asked to stop arrives first, and comes no second time", async () => {
    mail.reaction = "wait";
    const site = await started();
    await accepted(site, application("10"));
    await arrived(1);
    const stopped = site.stop();
    await expect.poll(() => fetch(site.url).catch(() => "closed"), { timeout: 10_000 }).toBe("closed");
    mail.answer();
    expect((await stopped).code).toBe(0);
    expect(kept()).toEqual([]);
  });

  test("a copy that is wanted has nothing of the visitor's own in it, and one that nobody takes is not tried again", async () => {
    const site = await started();
    await accepted(site, application("6", { wants_copy: true }, { comment: "http://spam.example/" }));
    await arrived(2);
    const [letter, copy] = mail.received;
    expect([letter!.to, copy!.to]).toEqual([["zakaz@example.com"], ["ivan@example.com"]]);
    const body = Buffer.from(/base64\r\n\r\n([\s\S]+?)\r\n--/.exec(copy!.source)![1]!, "base64").toString("utf8");
    expect(body).toContain(answer.body.calculator_link);
    expect(body).not.toMatch(/spam|Иван|900/);
    mail.unknown = ["gone@example.com"];
    await accepted(site, application("7", { wants_copy: true }, { email: "gone@example.com" }));
    await arrived(3);
    await isEmpty();
    expect((await site.stop()).output).not.toContain("gone@");
  });
});

describe("by a webhook", () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let hook: Server;
  beforeEach(async () => {
    received.length = 0;
    hook = createServer(async (request, response) => {
      received.push({ headers: request.headers, body: await text(request) });
      response.writeHead(200).end();
    }).listen(0, "127.0.0.1");
    await once(hook, "listening");
  });
  afterEach(() => void hook.close());

  test("an application comes signed, under a key of its own", async () => {
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    const site = await start({ APPLICATION_WEBHOOK: url, APPLICATION_WEBHOOK_SECRET: "a secret" });
    const { number } = await accepted(site, application("8"));
    await isEmpty();
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [(typeof received)[number]];
    const [id, timestamp] = [headers["webhook-id"] as string, headers["webhook-timestamp"] as string];
    expect(id).toMatch(new RegExp(`^${number}\\.`));
    expect(headers["idempotency-key"]).toBe(id);
    const signature = createHmac("sha256", "a secret").update(`${id}.${timestamp}.${body}`).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
    const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> };
    expect(type).toBe("application.accepted");
    expect(data).toMatchObject({ number, calculation_id, total_with_vat: result.total_with_vat });
    expect(data["contacts"]).toEqual({ name: "Иван", phone: "+79001234567", email: "ivan@example.com" });
  });
});

test("without a way for them applications are not taken, and nobody is told that they are", async () => {
  const site = await start({});
  expect(await (await fetch(`${site.url}/application`)).json()).toEqual({
    accepts_applications: false,
    sends_copies: false,
  });
  const refused = await post(site, application("9"));
  expect(refused.status).toBe(404);
  expect(((await refused.json()) as { error: { code: string } }).error.code).toBe("not_found");
  expect(readdirSync(spool)).toEqual([]);
});

// What each setting must be src/applications/deliver/settings.test.ts knows.
test.each([
  [
    { APPLICATION_SMPT_URL: "smtp://localhost" },
    /^APPLICATION_SMPT_URL is no setting: did you mean APPLICATION_SMTP_URL\?/,
  ],
  [{ APPLICATION_WEBHOOK: "https://crm.example.com/" }, /^APPLICATION_WEBHOOK needs APPLICATION_WEBHOOK_SECRET/],
  [{ APPLICATION_SMTP_URL: "smtp://localhost", APPLICATION_SPOOL: "/proc/x" }, /^APPLICATION_SPOOL: cannot write to/],
])("with %j the server does not start, and says why in a line", async (env, line) => {
  const { code, output } = await new Script(SERVER, { env: { PORT: "0", APPLICATION_SPOOL: spool, ...env } }).ended;
  expect(output).toMatch(line);
  expect(output.trimEnd()).not.toContain("\n");
  expect(code).toBe(1);
});

import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { PlainError } from "../../../scripts/plain-error.ts";
import { archiveOf, linesOf } from "../compare/shown.ts";
import { MailServer } from "../../server/mail-server.ts";

/** For all deliveries, milliseconds. */
const LONGEST_WAIT = 60_000;

/** What stands in a delivery of when it was made. */
const MOMENTS = /\d{1,2}\s\p{L}+\s\d{4}, \d\d:\d\d|\d{4}-\d\d-\d\dT[\d:.]+Z/gu;
const withoutMoments = (said: string): string => said.replaceAll(MOMENTS, "<moment>");

/** The manufacturer's mail server and CRM, to which one service delivers its applications. */
export class Receiver {
  readonly #mail = new MailServer();
  readonly #spool = mkdtempSync(join(tmpdir(), "hangar-spool-"));
  readonly #received: unknown[] = [];
  #crm: Server | undefined;

  async start(): Promise<void> {
    await this.#mail.start();
    this.#crm = createServer(async (request, response) => {
      const body = withoutMoments(await text(request));
      this.#received.push({ type: request.headers["content-type"], body: JSON.parse(body) });
      response.end();
    }).listen(0, "127.0.0.1");
    await once(this.#crm, "listening");
  }

  /** What tells a service to deliver here. */
  get env(): Record<string, string> {
    return {
      APPLICATION_SPOOL: this.#spool,
      APPLICATION_SMTP_URL: this.#mail.url,
      APPLICATION_WEBHOOK: `http://127.0.0.1:${(this.#crm!.address() as AddressInfo).port}/`,
      APPLICATION_WEBHOOK_SECRET: "secret",
    };
  }

  /** Everything that came, once so much has come: they come in any order. */
  async deliveries({ letters, calls }: { letters: number; calls: number }): Promise<unknown[]> {
    const latest = Date.now() + LONGEST_WAIT;
    while (this.#mail.received.length < letters || this.#received.length < calls) {
      if (Date.now() > latest) {
        const came = `${this.#mail.received.length} letters and ${this.#received.length} calls`;
        throw new PlainError(
          `Of ${letters} letters and ${calls} calls of the webhook that were due there came ${came}`,
        );
      }
      await setTimeout(50);
    }
    const all = [...this.#received, ...this.#mail.received.map(({ to, source }) => ({ to, ...letterOf(source) }))];
    return all.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }

  async stop(): Promise<void> {
    this.#crm?.close();
    this.#crm?.closeAllConnections();
    await this.#mail.stop();
    rmSync(this.#spool, { recursive: true, force: true });
  }
}

/** What a letter says, with the workbook that it brings. */
function letterOf(source: string): object {
  const heads = source.match(/^(Subject|From|Reply-To|Auto-Submitted): .*(\r\n .*)*/gm);
  const parts = [...source.matchAll(/base64(?:\r\n.+)*\r\n\r\n([\s\S]+?)\r\n--/g)].map(([, text]) =>
    Buffer.from(text!, "base64"),
  );
  const names = source.match(/filename=.*/g);
  return {
    heads,
    names,
    parts: parts.map((part) =>
      part.subarray(0, 2).toString() === "PK"
        ? archiveOf(part, (said) => said)
        : linesOf(withoutMoments(part.toString())),
    ),
  };
}

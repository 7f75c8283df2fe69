import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedLetter {
  to: string[];
  /** With its headers, as it came. */
  source: string;
  messageId: string;
}

/** A manufacturer's mail server, as one is on a good or a bad day. */
export class MailServer {
  readonly received: ReceivedLetter[] = [];
  /** What is said to a letter; "wait" is said nothing until the test ends it. */
  reaction: "take" | "refuse" | "wait" = "take";
  /** Takes the last letter that waits. */
  answer: () => void = () => undefined;
  /** Addresses that it takes nothing for, and nothing from. */
  unknown: readonly string[] = [];
  port = 0;
  #server: SMTPServer | undefined;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** On the port that it had before, if it had one. */
  async start(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 100,
      onMailFrom: ({ address }, _, done) =>
        done(this.unknown.includes(address) ? refused(`not from ${address}`) : null),
      onRcptTo: ({ address }, _, done) => done(this.unknown.includes(address) ? refused(`no ${address} here`) : null),
      onData: async (stream, { envelope }, done) => {
        const source = await text(stream);
        if (this.reaction === "refuse") return done(refused("not from you"));
        const messageId = /^Message-ID: (.*)$/im.exec(source)![1]!.trim();
        this.received.push({ to: envelope.rcptTo.map(({ address }) => address), source, messageId });
        if (this.reaction === "take") done();
        else this.answer = done;
      },
    });
    this.#server.on("error", () => undefined);
    this.#server.listen(this.port, "127.0.0.1");
    await once(this.#server.server, "listening");
    this.port = (this.#server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((done) => this.#server!.close(() => done()));
  }
}

const refused = (message: string): Error => Object.assign(new Error(message), { responseCode: 550 });

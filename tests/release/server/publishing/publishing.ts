import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { writeAll } from "../../../../scripts/prices/write.ts";
import { progressOf } from "../../../../src/desk/page/publishing/progress-of.ts";
import type { Progress } from "../../../../src/services/release-progress.ts";
import { planRelease } from "../../../../src/desk/release/release.ts";
import { fingerprint, type Submission } from "../../../../src/desk/release/submission.ts";
import type { CalcResponse } from "../../../../src/engine/response.ts";
import { pricesOnDisk } from "../../../../src/price-proof/prices-on-disk.ts";
import { Script } from "../../../server/running-server.ts";
import { copyProduct, examplePrices } from "../../../support/product.ts";

export const TOKEN = "a-token-that-nobody-would-ever-guess";
export const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30&gates=1";
const CLIENTS = 8;
const SERVER = "tests/release/server/publishing/publishing-server.ts";

/** A server that publishes what the price desk sends, over prices of its own, which git keeps. */
export class Publishing {
  readonly folder = mkdtempSync(join(tmpdir(), "hangar-"));
  readonly prices = join(this.folder, "prices");
  readonly out = join(this.folder, "dist");
  readonly isFaked: boolean;
  server!: Script;
  url = "";

  /** With a builder that is faked, or the project's own. */
  constructor(isFaked: boolean) {
    this.isFaked = isFaked;
    cpSync(examplePrices, this.prices, { recursive: true });
    this.release("2026-11-20");
    copyProduct(this.out);
    this.git("init", "--quiet");
    this.commit();
  }

  start(token = TOKEN): Script {
    const args = [this.prices, this.out, ...(this.isFaked ? ["faked"] : [])];
    return (this.server = new Script(SERVER, { args, env: { PORT: "0", DESK_TOKEN: token } }));
  }
  async listening(after = ""): Promise<void> {
    this.url = (await this.server.line(new RegExp(`${after}[^]*Listening on (http:\\S+)/`)))[1]!;
  }
  async close(): Promise<void> {
    this.server.process.kill("SIGTERM");
    await this.server.ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  read(name = "price-list.yaml"): string {
    return readFileSync(join(this.prices, name), "utf8");
  }
  write(text: string, name = "price-list.yaml"): void {
    writeFileSync(join(this.prices, name), text);
  }
  /** At the keyboard of the server. */
  release(day: string): void {
    writeAll(this.prices, planRelease(pricesOnDisk(this.prices), day).writes);
  }
  git(...args: string[]): string {
    return execFileSync("git", ["-C", this.prices, ...args], { encoding: "utf8" }).trim();
  }
  commit(): void {
    this.git("add", ".");
    this.git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "prices");
  }
  /** What must not change where nothing is published. */
  state(): string[] {
    return [this.read(), this.git("status", "--porcelain")];
  }

  /** Until the builder that is faked has begun. */
  async building(): Promise<void> {
    await expect.poll(() => existsSync(join(this.folder, "building")), { timeout: 20_000, interval: 20 }).toBe(true);
  }
  /** Lets it go on. */
  goOn(): void {
    writeFileSync(join(this.folder, "go"), "");
  }

  post(body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}/desk/releases`, {
      method: "POST",
      headers: { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/json", ...headers },
      body,
    });
  }
  /** What is told of what is sent as a release, to its end. */
  async toldOf(body: string): Promise<Progress[]> {
    const response = await this.post(body);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const told: Progress[] = [];
    for await (const progress of progressOf(response.body!)) told.push(progress);
    return told;
  }
  submit(submission: Submission): Promise<Progress[]> {
    return this.toldOf(JSON.stringify(submission));
  }
  /** A draft of the list that holds, with other texts in place of some files. */
  draft(files: Record<string, string>, given: Partial<Submission> = {}): Submission {
    const before = (name: string) => (existsSync(join(this.prices, name)) ? this.read(name) : "");
    const base = Object.fromEntries(Object.keys(files).map((name) => [name, fingerprint(before(name))]));
    return { action: "release", by: "Анна", day: "2026-11-23", files, base, confirmed: [], ...given } as Submission;
  }

  async answer(path = CALC): Promise<CalcResponse> {
    return (await (await fetch(this.url + path)).json()) as CalcResponse;
  }
  /** What clients were answered meanwhile, as `version total`; a failed request throws. They leave a core to the build. */
  async answersDuring(work: () => Promise<void>): Promise<Set<string>> {
    const answers = new Set<string>();
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      do {
        const { prices_version, result } = await this.answer();
        answers.add(`${prices_version} ${result.total_with_vat}`);
        await setTimeout(10);
      } while (!isOver);
    });
    try {
      await work();
    } finally {
      isOver = true;
      await Promise.all(clients);
    }
    return answers;
  }

  /** A process that the server has started to run a file, once there is one. */
  async childOf(file: string): Promise<number> {
    const parent = this.server.process.pid!;
    const children = () =>
      execFileSync("ps", ["-eo", "pid,ppid,args"], { encoding: "utf8" })
        .split("\n")
        .map((line) => line.trim().split(/\s+/))
        .filter(([, ppid, ...args]) => Number(ppid) === parent && args.some((arg) => arg.endsWith(file)));
    await expect.poll(() => children().length, { timeout: 20_000 }).toBeGreaterThan(0);
    return Number(children()[0]![0]);
  }
}

export const lastOf = (told: readonly Progress[]): Progress => told.at(-1)!;

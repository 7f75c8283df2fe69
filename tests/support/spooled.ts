import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import type { Application } from "../../src/applications/application.ts";
import { DeliveryError, type Carrier } from "../../src/applications/deliver/carrier.ts";
import { Lease } from "../../src/applications/node/lease.ts";
import { Spool } from "../../src/applications/node/spool.ts";
import { SpooledPost } from "../../src/applications/node/spooled-post.ts";
import { temporaryFolder } from "./files/temporary-folder.ts";

/** Applications on a disk of its own, by a clock of its own, for each test of a file. */
export class Spooled {
  folder = "";
  readonly log: string[] = [];
  #busy = 0;
  #jumped = 0;

  constructor() {
    temporaryFolder((made) => (this.folder = made));
    beforeEach(() => {
      vi.useFakeTimers({
        toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "Date", "performance"],
      });
      this.log.length = this.#busy = this.#jumped = 0;
      const now = performance.now.bind(performance);
      vi.spyOn(performance, "now").mockImplementation(() => now() + this.#jumped);
      vi.spyOn(console, "error").mockImplementation((text: string) => void this.log.push(text));
      this.#count(Spool.prototype, [
        "makeFolders",
        "list",
        "read",
        "put",
        "note",
        "giveUp",
        "remove",
        "removeUnfinished",
      ]);
      this.#count(Lease.prototype, ["take", "free"]);
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
  }

  get spool(): Spool {
    return new Spool(this.folder);
  }

  /** What waits, by the names of the files. */
  get files(): string[] {
    return readdirSync(this.folder).filter((name) => !["given-up", "sender"].includes(name));
  }

  async started(...carriers: Carrier[]): Promise<SpooledPost> {
    const post = new SpooledPost(this.spool, new Lease(join(this.folder, "sender")), carriers, true);
    await this.settled();
    return post;
  }

  /** Until nothing is done but what a carrier waits for. */
  async settled(): Promise<void> {
    for (let idle = 0; idle < 3; idle++) {
      await new Promise((turn) => setImmediate(turn));
      if (this.#busy > 0) idle = -1;
    }
  }

  /** Later, in the steps in which the loop looks. */
  async after(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 5_000) {
      await vi.advanceTimersByTimeAsync(5_000);
      await this.settled();
    }
  }

  /** So much passes, in which nobody looks. */
  jump(ms: number): void {
    this.#jumped += ms;
  }

  /** Ends what was started as a power cut does. */
  kill(): void {
    vi.clearAllTimers();
  }

  #count<Part extends object>(part: Part, methods: readonly (keyof Part)[]): void {
    for (const method of methods) {
      const original = part[method] as (...given: unknown[]) => Promise<unknown>;
      const counted = async function (this: Part, ...given: unknown[]) {
        busy(1);
        return original.apply(this, given).finally(() => busy(-1));
      };
      const busy = (more: number) => (this.#busy += more);
      vi.spyOn(part as Record<keyof Part, typeof counted>, method as never).mockImplementation(counted as never);
    }
  }
}

export const application = (more: Partial<Application> = {}): Application =>
  ({ number: "7K3M9-QX2AB", revision: "AAAAAA", accepted_at: new Date().toISOString(), ...more }) as Application;

/** Notes what it carries, and does with each what is due. */
export class NotingCarrier implements Carrier {
  readonly name: string;
  readonly server: string;
  readonly carried: string[] = [];
  due: (application: Application) => Promise<void> = () => Promise.resolve();

  constructor(name = "letter", server = name) {
    [this.name, this.server] = [name, server];
  }

  wants(): boolean {
    return true;
  }

  carry(one: Application): Promise<void> {
    this.carried.push(one.revision);
    return this.due(one);
  }
}

export const fails = (reason: string, kind?: DeliveryError["kind"], retryAfter?: number) => () =>
  Promise.reject(new DeliveryError(reason, kind, retryAfter));

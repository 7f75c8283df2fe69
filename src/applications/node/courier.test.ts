import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Application } from "../application.ts";
import { DeliveryError, type Carrier } from "../deliver/carrier.ts";
import { Courier, PATIENCE } from "./courier.ts";
import { Spool } from "./spool.ts";

let folder: string;
let log: string[];
beforeEach(() => {
  // A courier looks into its folder for ever: with the test its timers go.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  folder = mkdtempSync(join(tmpdir(), "hangar-courier-"));
  log = [];
  vi.spyOn(console, "error").mockImplementation((text: string) => void log.push(text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const application = (more: Partial<Application> = {}): Application =>
  ({ number: "7K3M9-QX2AB", revision: "AAAAAA", accepted_at: new Date().toISOString(), ...more }) as Application;

/** Notes what it carries, and does with each what is due. */
class NotingCarrier implements Carrier {
  readonly name: string;
  readonly carried: string[] = [];
  due: (application: Application) => Promise<void> = () => Promise.resolve();
  constructor(name = "letter") {
    this.name = name;
  }
  wants(): boolean {
    return true;
  }
  carry(application: Application): Promise<void> {
    this.carried.push(application.revision);
    return this.due(application);
  }
}

const started = async (...carriers: Carrier[]) => new Courier(await Spool.open(folder), carriers, true);
const files = () =>
  readdirSync(folder)
    .filter((name) => name !== "owner")
    .sort();

test("what goes one way and not the other goes the other way alone after a restart", async () => {
  const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
  webhook.due = () => Promise.reject(new DeliveryError("status 500"));
  await (await started(letter, webhook)).take(application());
  await vi.waitFor(() => expect(log).toHaveLength(1));
  expect(log[0]).toBe("Application 7K3M9-QX2AB: not delivered (webhook: status 500), attempt 1, the next in 5 s");
  vi.clearAllTimers();

  const [letterAfter, webhookAfter] = [new NotingCarrier(), new NotingCarrier("webhook")];
  await started(letterAfter, webhookAfter);
  await vi.waitFor(() => expect(files()).toEqual(["given-up"]));
  expect([letterAfter.carried, webhookAfter.carried]).toEqual([[], ["AAAAAA"]]);
});

test("a mended text that comes while the first is on its way goes too, and neither is lost", async () => {
  const letter = new NotingCarrier();
  let arrive: () => void = () => undefined;
  letter.due = () => new Promise((done) => (arrive = done));
  const courier = await started(letter);
  await courier.take(application());
  await vi.waitFor(() => expect(letter.carried).toEqual(["AAAAAA"]));
  await courier.take(application({ revision: "BBBBBB" }));
  letter.due = () => Promise.resolve();
  arrive();
  await vi.waitFor(() => expect(files()).toEqual(["given-up"]));
  expect(letter.carried).toEqual(["AAAAAA", "BBBBBB"]);
});

test("after three days an application is put aside, loudly, and is there still", async () => {
  const letter = new NotingCarrier();
  letter.due = () => Promise.reject(new DeliveryError("EENVELOPE 550", true));
  const courier = await started(letter);
  await courier.take(application({ accepted_at: new Date(Date.now() - PATIENCE).toISOString() }));
  await vi.waitFor(() => expect(files()).toEqual(["given-up"]));
  await vi.waitFor(() => expect(log).toHaveLength(1));
  expect(log[0]).toContain("FOR THREE DAYS AND IS GIVEN UP: it is kept in ");
  expect(readdirSync(join(folder, "given-up"))).toEqual(["7K3M9-QX2AB.json"]);
  await started(letter);
  await vi.advanceTimersByTimeAsync(50);
  expect(letter.carried).toHaveLength(1);
});

test("what cannot be read is told and left", async () => {
  writeFileSync(join(folder, "00000-00000.json"), "{");
  await started(new NotingCarrier());
  await vi.waitFor(() => expect(log).toContain("Applications: 00000-00000 cannot be read and is passed over"));
  expect(files()).toEqual(["00000-00000.json", "given-up"]);
});

describe("beside another server", () => {
  const owner = () => join(folder, "owner");

  test("that is there an application is kept and left to it; when it is gone it is delivered from here", async () => {
    const letter = new NotingCarrier();
    // Whoever runs the tests is alive, and no courier.
    writeFileSync(owner(), String(process.ppid));
    await (await started(letter)).take(application());
    await vi.advanceTimersByTimeAsync(100);
    expect(letter.carried).toEqual([]);
    writeFileSync(owner(), "999999999");
    await vi.waitFor(() => expect(letter.carried).toEqual(["AAAAAA"]), { timeout: 10_000, interval: 500 });
    await vi.waitFor(() => expect(files()).toEqual(["given-up"]));
  });

  test("what that has taken and left is found", async () => {
    const letter = new NotingCarrier();
    await started(letter);
    await vi.advanceTimersByTimeAsync(100);
    await (await Spool.open(folder)).keep({ application: application({ revision: "CCCCCC" }), delivered: [] });
    await vi.waitFor(() => expect(letter.carried).toEqual(["CCCCCC"]), { timeout: 10_000, interval: 500 });
  });
});

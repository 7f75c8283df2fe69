import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
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

test("the same text once more, while it waits, goes no way twice", async () => {
  const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
  webhook.due = () => Promise.reject(new DeliveryError("status 500"));
  const courier = await started(letter, webhook);
  await courier.take(application());
  await vi.waitFor(() => expect(log.join()).toContain("7K3M9-QX2AB: not delivered (webhook: status 500), attempt 1"));
  webhook.due = () => Promise.resolve();
  await courier.take(application());
  await vi.waitFor(() => expect(files()).toEqual(["given-up"]));
  expect([letter.carried, webhook.carried]).toEqual([["AAAAAA"], ["AAAAAA", "AAAAAA"]]);
});

describe("on a full disk", () => {
  const full = () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));

  test("what has gone goes no second time, is told, and the others go too", async () => {
    const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
    webhook.due = ({ number }) =>
      number === "00000-00000" ? Promise.reject(new DeliveryError("status 500")) : Promise.resolve();
    const spool = await Spool.open(folder);
    for (const number of ["00000-00000", "11111-11111"]) {
      await spool.keep({ application: application({ number, revision: number }), delivered: [] });
    }
    vi.spyOn(spool, "keep").mockImplementation(full);
    new Courier(spool, [letter, webhook], true);
    await vi.waitFor(() => expect(files()).toEqual(["00000-00000.json", "given-up"]));
    await vi.advanceTimersByTimeAsync(5_000);
    webhook.due = () => Promise.resolve();
    await vi.waitFor(() => expect(files()).toEqual(["given-up"]), { timeout: 10_000, interval: 500 });
    expect(letter.carried).toEqual(["00000-00000", "11111-11111"]);
    expect(log).toContain("Application 00000-00000: that it has gone by letter cannot be noted, ENOSPC");
  });

  test("who was not told that it is taken has nothing taken", async () => {
    const spool = await Spool.open(folder);
    vi.spyOn(spool, "keep").mockImplementation(full);
    await expect(new Courier(spool, [new NotingCarrier()], true).take(application())).rejects.toThrow("no space");
  });
});

test("what a process that is gone was writing goes from the disk, and a folder that is gone comes back", async () => {
  const part = join(folder, "7K3M9-QX2AB.000000.part");
  const letter = new NotingCarrier();
  const courier = await started(letter);
  writeFileSync(part, "a name and a phone");
  utimesSync(part, 0, 0);
  await vi.waitFor(() => expect(files()).toEqual(["given-up"]), { timeout: 10_000, interval: 500 });
  rmSync(folder, { recursive: true });
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(files()).toEqual(["given-up"]), { timeout: 10_000, interval: 500 });
  await courier.take(application());
  await vi.waitFor(() => expect(letter.carried).toEqual(["AAAAAA"]));
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
    writeFileSync(owner(), `${hostname()} ${process.ppid}`);
    await (await started(letter)).take(application());
    await vi.advanceTimersByTimeAsync(100);
    expect(letter.carried).toEqual([]);
    writeFileSync(owner(), `${hostname()} 999999999`);
    await vi.waitFor(() => expect(letter.carried).toEqual(["AAAAAA"]), { timeout: 10_000, interval: 500 });
    await vi.waitFor(() => expect(files()).toEqual(["given-up"]));
  });

  test("of another container, whose numbers of processes say nothing, it is there until it is silent", async () => {
    const letter = new NotingCarrier();
    writeFileSync(owner(), `another ${process.pid}`);
    await (await started(letter)).take(application());
    await vi.advanceTimersByTimeAsync(100);
    expect(letter.carried).toEqual([]);
    utimesSync(owner(), 0, 0);
    await vi.waitFor(() => expect(letter.carried).toEqual(["AAAAAA"]), { timeout: 10_000, interval: 500 });
  });

  test("of this very number, in a container that was started anew, it is this one", async () => {
    const letter = new NotingCarrier();
    writeFileSync(owner(), `${hostname()} ${process.pid}`);
    await (await started(letter)).take(application());
    await vi.waitFor(() => expect(letter.carried).toEqual(["AAAAAA"]));
    expect(readFileSync(owner(), "utf8")).toBe(`${hostname()} ${process.pid}`);
  });

  test("what that has taken and left is found", async () => {
    const letter = new NotingCarrier();
    await started(letter);
    await vi.advanceTimersByTimeAsync(100);
    await (await Spool.open(folder)).keep({ application: application({ revision: "CCCCCC" }), delivered: [] });
    await vi.waitFor(() => expect(letter.carried).toEqual(["CCCCCC"]), { timeout: 10_000, interval: 500 });
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Application } from "../application.ts";
import { DeliveryError, type Carrier } from "../deliver/carrier.ts";
import { Courier, IN_ONE_RUN, PATIENCE } from "./courier.ts";
import { Spool } from "./spool.ts";

let folder: string;
let log: string[];
/** Of the test: none is to go on in the next one. */
const couriers: Courier[] = [];
beforeEach(() => {
  // A courier looks into its folder for ever: with the test its timers go.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  folder = mkdtempSync(join(tmpdir(), "hangar-courier-"));
  log = [];
  vi.spyOn(console, "error").mockImplementation((text: string) => void log.push(text));
});
afterEach(async () => {
  await Promise.all(couriers.map((courier) => courier.stop()));
  couriers.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** The disk is real: it is waited for, while the clock hardly moves. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000, interval: 1 });

/** Until a courier has looked, and waits until it looks again. */
async function looked(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await soon(() => expect(vi.getTimerCount()).toBe(1));
}
/** The same of what comes when the courier looks again. */
const later = (check: () => void): Promise<void> =>
  soon(() => {
    vi.advanceTimersByTime(500);
    check();
  });

const application = (more: Partial<Application> = {}): Application =>
  ({ number: "7K3M9-QX2AB", revision: "AAAAAA", accepted_at: new Date().toISOString(), ...more }) as Application;

/** Notes what it carries, and does with each what is due. */
class NotingCarrier implements Carrier {
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
  carry(application: Application): Promise<void> {
    this.carried.push(application.revision);
    return this.due(application);
  }
}

function courierOf(spool: Spool, ...carriers: Carrier[]): Courier {
  const courier = new Courier(spool, carriers, true);
  couriers.push(courier);
  return courier;
}
const started = async (...carriers: Carrier[]) => courierOf(await Spool.open(folder), ...carriers);
const files = () =>
  readdirSync(folder)
    .filter((name) => name !== "owner")
    .sort();

test("what goes one way and not the other goes the other way alone after a restart", async () => {
  const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
  webhook.due = () => Promise.reject(new DeliveryError("status 500"));
  const courier = await started(letter, webhook);
  await courier.take(application());
  await soon(() => expect(log).toHaveLength(1));
  expect(log[0]).toBe("Application 7K3M9-QX2AB: not delivered (webhook: status 500), attempt 1, the next in 5 s");
  expect(courier.refused()).toBe(1);
  await soon(() => expect(readFileSync(join(folder, "7K3M9-QX2AB.json"), "utf8")).toContain('["letter"]'));
  vi.clearAllTimers();

  const [letterAfter, webhookAfter] = [new NotingCarrier(), new NotingCarrier("webhook")];
  await started(letterAfter, webhookAfter);
  await soon(() => expect(files()).toEqual(["given-up"]));
  expect([letterAfter.carried, webhookAfter.carried]).toEqual([[], ["AAAAAA"]]);
});

test("a mended text that comes while the first is on its way goes too, and neither is lost", async () => {
  const letter = new NotingCarrier();
  let arrive: () => void = () => undefined;
  letter.due = () => new Promise((done) => (arrive = done));
  const courier = await started(letter);
  await courier.take(application());
  await soon(() => expect(letter.carried).toEqual(["AAAAAA"]));
  await courier.take(application({ revision: "BBBBBB" }));
  letter.due = () => Promise.resolve();
  arrive();
  await soon(() => expect(files()).toEqual(["given-up"]));
  expect(letter.carried).toEqual(["AAAAAA", "BBBBBB"]);
});

test("who stops waits for the one on its way, begins no other, and the next run has that alone", async () => {
  const letter = new NotingCarrier();
  let arrive: () => void = () => undefined;
  letter.due = () => new Promise((done) => (arrive = done));
  const courier = await started(letter);
  await courier.take(application({ number: "00000-00000", revision: "first" }));
  await soon(() => expect(letter.carried).toEqual(["first"]));
  await courier.take(application({ number: "11111-11111", revision: "second" }));
  const stopped = courier.stop();
  arrive();
  await stopped;
  expect([letter.carried, files(), vi.getTimerCount()]).toEqual([["first"], ["11111-11111.json", "given-up"], 0]);
});

test("who stops begins no further way of the one on its way, which the next run has of it", async () => {
  const [letter, copy] = [new NotingCarrier("letter", "mail"), new NotingCarrier("copy", "mail")];
  let arrive: () => void = () => undefined;
  letter.due = () => new Promise((done) => (arrive = done));
  const courier = await started(letter, copy);
  await courier.take(application());
  await soon(() => expect(letter.carried).toEqual(["AAAAAA"]));
  const stopped = courier.stop();
  arrive();
  await stopped;
  expect([copy.carried, files(), log]).toEqual([[], ["7K3M9-QX2AB.json", "given-up"], []]);
  await started(letter, copy);
  await soon(() => expect(files()).toEqual(["given-up"]));
  expect([letter.carried, copy.carried]).toEqual([["AAAAAA"], ["AAAAAA"]]);
});

test("the same text once more, while it waits, goes no way twice", async () => {
  const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
  webhook.due = () => Promise.reject(new DeliveryError("status 500"));
  const courier = await started(letter, webhook);
  await courier.take(application());
  await soon(() => expect(log.join()).toContain("7K3M9-QX2AB: not delivered (webhook: status 500), attempt 1"));
  webhook.due = () => Promise.resolve();
  await courier.take(application());
  await soon(() => expect(files()).toEqual(["given-up"]));
  expect([letter.carried, webhook.carried]).toEqual([["AAAAAA"], ["AAAAAA", "AAAAAA"]]);
});

describe("a server that fails", () => {
  const away = () => Promise.reject(new DeliveryError("ETIMEDOUT", "server"));
  const spooled = async (...numbers: string[]) => {
    const spool = await Spool.open(folder);
    for (const number of numbers) {
      await spool.keep({ application: application({ number, revision: number.slice(0, 5) }), delivered: [] });
    }
    return spool;
  };
  const FOUR = ["00000-00000", "11111-11111", "22222-22222", "33333-33333"];
  /** Until the courier has nothing to do but to wait, for each server. */
  const after = async (ms: number, servers = 1) => {
    await vi.advanceTimersByTimeAsync(ms);
    await soon(() => expect(vi.getTimerCount()).toBe(servers));
  };
  test("is tried by one application at a time, holds up no other way, is told, and takes all when it is back", async () => {
    const [letter, copy, webhook] = [
      new NotingCarrier("letter", "mail"),
      new NotingCarrier("copy", "mail"),
      new NotingCarrier("webhook"),
    ];
    letter.due = away;
    const courier = courierOf(await spooled(...FOUR), letter, copy, webhook);
    await after(0, 2);
    expect([letter.carried, copy.carried, webhook.carried.length]).toEqual([["00000"], [], 4]);
    expect(courier.refused()).toBe(0);
    expect(courier.heldUpBy()).toEqual(["mail"]);
    expect(log[0]).toBe("Applications: letter: ETIMEDOUT, all that go by mail wait until one has gone");
    await after(5_000, 2);
    expect(letter.carried).toEqual(["00000", "11111"]);
    for (let minutes = 0; minutes < 60; minutes++) await after(60_000, 2);
    const tried = letter.carried.length;
    expect(new Set(letter.carried).size).toBe(4);

    letter.due = () => Promise.resolve();
    await after(30_000, 2);
    expect(letter.carried.slice(tried).sort()).toEqual(["00000", "11111", "22222", "33333"]);
    expect([copy.carried.length, webhook.carried.length, courier.heldUpBy(), files()]).toEqual([
      4,
      4,
      [],
      ["given-up"],
    ]);
    expect(log.at(-1)).toBe("Applications: mail takes them again");
  });

  test.each([
    [120_000, 120_000],
    [1_000, 5_000],
    [86_400_000, 3_600_000],
  ])("and asks for %i ms of peace is tried by nobody for %i ms", async (asked, kept) => {
    const webhook = new NotingCarrier("webhook");
    webhook.due = () => Promise.reject(new DeliveryError("status 503", "server", asked));
    const courier = courierOf(await spooled(...FOUR), webhook);
    await after(0);
    expect(log).toEqual([
      "Applications: webhook: status 503, all that go by webhook wait until one has gone",
      `Application 00000-00000: not delivered (webhook: status 503), attempt 1, the next in ${kept / 1000} s`,
    ]);
    expect(courier.heldUpBy()).toEqual(["webhook"]);
    await after(kept - 5_000);
    expect(webhook.carried).toEqual(["00000"]);
    await after(5_000);
    expect(webhook.carried).toEqual(["00000", "11111"]);
  });

  test("and is silent holds up nothing that goes by another", async () => {
    const [webhook, letter] = [new NotingCarrier("webhook"), new NotingCarrier("letter", "mail")];
    let take: () => void = () => undefined;
    letter.due = () => new Promise((done) => (take = done));
    const courier = courierOf(await spooled(FOUR[0]!, FOUR[1]!), webhook, letter);
    await vi.advanceTimersByTimeAsync(0);
    await soon(() => expect(webhook.carried).toHaveLength(2));
    await courier.take(application({ number: FOUR[2]!, revision: "22222" }));
    await vi.advanceTimersByTimeAsync(0);
    await soon(() => expect(webhook.carried).toHaveLength(3));
    expect(letter.carried).toHaveLength(1);
    letter.due = () => Promise.resolve();
    take();
    await soon(() => expect(letter.carried).toHaveLength(2));
    await after(5_000, 2);
    expect([letter.carried.length, webhook.carried.length, files()]).toEqual([3, 3, ["given-up"]]);
  });

  test("is told while it is silent, too", async () => {
    const letter = new NotingCarrier("letter", "mail");
    letter.due = () => new Promise((pass) => setTimeout(pass, 60_000));
    const courier = courierOf(await spooled(FOUR[0]!), letter);
    await vi.advanceTimersByTimeAsync(0);
    await soon(() => expect(letter.carried).toHaveLength(1));
    expect(courier.heldUpBy()).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(courier.heldUpBy()).toEqual(["mail"]);
    await after(30_000);
    expect([courier.heldUpBy(), files()]).toEqual([[], ["given-up"]]);
  });

  test("at one application for three days, a day of them without a restart, has it put aside, loudly, and it is there still", async () => {
    const letter = new NotingCarrier();
    letter.due = () => Promise.reject(new DeliveryError("EENVELOPE 550", "final"));
    const accepted_at = new Date(Date.now() - PATIENCE).toISOString();
    const courier = courierOf(await spooled(), letter);
    await courier.take(application({ accepted_at }));
    await after(0);
    expect([files(), courier.refused()]).toEqual([["7K3M9-QX2AB.json", "given-up"], 1]);
    for (let ms = 0; ms < IN_ONE_RUN; ms += 3_600_000) await after(3_600_000);
    await after(3_600_000);
    expect(log.at(-1)).toContain("FOR THREE DAYS AND IS GIVEN UP: it is kept in ");
    expect([files(), readdirSync(join(folder, "given-up"))]).toEqual([["given-up"], ["7K3M9-QX2AB.json"]]);
    expect([courier.refused(), await courier.givenUp()]).toEqual([0, 1]);
    const tried = letter.carried.length;
    await after(3_600_000);
    expect(letter.carried).toHaveLength(tried);
  });

  test.each([-7_200_000, 4 * IN_ONE_RUN])("is tried when it is due though the clock moves by %i ms", async (moved) => {
    const letter = new NotingCarrier("letter", "mail");
    letter.due = away;
    courierOf(await spooled(...FOUR), letter);
    await after(0);
    vi.setSystemTime(Date.now() + moved);
    await after(5_000);
    expect([letter.carried, files().length]).toEqual([["00000", "11111"], 5]);
    letter.due = () => Promise.resolve();
    await after(30_000);
    expect(files()).toEqual(["given-up"]);
  });

  test("at one application alone takes the others, and that one is tried less and less", async () => {
    const letter = new NotingCarrier();
    letter.due = ({ number }) => (number === FOUR[0] ? away() : Promise.resolve());
    const courier = courierOf(await spooled(...FOUR), letter);
    await after(0);
    await after(5_000);
    expect(letter.carried.slice(0, 4)).toEqual(["00000", "11111", "22222", "33333"]);
    for (let hour = 0; hour < 12; hour++) {
      await after(3_600_000);
      await courier.take(application({ number: "44444-44444", revision: `${hour}` }));
      await after(30_000);
    }
    expect(letter.carried.filter((revision) => revision.length < 5)).toHaveLength(12);
    expect(letter.carried.filter((revision) => revision === "00000").length).toBeLessThan(40);
  });
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
    courierOf(spool, letter, webhook);
    await soon(() => expect(files()).toEqual(["00000-00000.json", "given-up"]));
    webhook.due = () => Promise.resolve();
    await later(() => expect(files()).toEqual(["given-up"]));
    expect(letter.carried).toEqual(["00000-00000", "11111-11111"]);
    expect(log).toContain("Application 00000-00000: that it has gone by letter cannot be noted, ENOSPC");
  });

  test("who was not told that it is taken has nothing taken", async () => {
    const spool = await Spool.open(folder);
    vi.spyOn(spool, "keep").mockImplementation(full);
    await expect(courierOf(spool, new NotingCarrier()).take(application())).rejects.toThrow("no space");
  });
});

test("what a process that is gone was writing goes from the disk, and a folder that is gone comes back", async () => {
  const part = join(folder, "7K3M9-QX2AB.000000.part");
  const letter = new NotingCarrier();
  const courier = await started(letter);
  writeFileSync(part, "a name and a phone");
  utimesSync(part, 0, 0);
  await later(() => expect(files()).toEqual(["given-up"]));
  rmSync(folder, { recursive: true });
  await later(() => expect(files()).toEqual(["given-up"]));
  await courier.take(application());
  await soon(() => expect(letter.carried).toEqual(["AAAAAA"]));
});

test("what cannot be read is told and left", async () => {
  writeFileSync(join(folder, "00000-00000.json"), "{");
  await started(new NotingCarrier());
  await soon(() => expect(log).toContain("Applications: 00000-00000 cannot be read and is passed over"));
  expect(files()).toEqual(["00000-00000.json", "given-up"]);
});

describe("beside another server", () => {
  const owner = () => join(folder, "owner");

  test("that is there an application is kept and left to it; when it is gone it is delivered from here", async () => {
    const letter = new NotingCarrier();
    // Whoever runs the tests is alive, and no courier.
    writeFileSync(owner(), `${hostname()} ${process.ppid}`);
    await (await started(letter)).take(application());
    await looked();
    expect(letter.carried).toEqual([]);
    writeFileSync(owner(), `${hostname()} 999999999`);
    await later(() => expect(letter.carried).toEqual(["AAAAAA"]));
    await later(() => expect(files()).toEqual(["given-up"]));
  });

  test("of another container, whose numbers of processes say nothing, it is there until it is silent", async () => {
    const letter = new NotingCarrier();
    writeFileSync(owner(), `another ${process.pid}`);
    await (await started(letter)).take(application());
    await looked();
    expect(letter.carried).toEqual([]);
    utimesSync(owner(), 0, 0);
    await later(() => expect(letter.carried).toEqual(["AAAAAA"]));
  });

  test("of this very number, in a container that was started anew, it is this one", async () => {
    const letter = new NotingCarrier();
    writeFileSync(owner(), `${hostname()} ${process.pid}`);
    await (await started(letter)).take(application());
    await soon(() => expect(letter.carried).toEqual(["AAAAAA"]));
    expect(readFileSync(owner(), "utf8")).toBe(`${hostname()} ${process.pid}`);
  });

  test("what that has taken and left is found", async () => {
    const letter = new NotingCarrier();
    await started(letter);
    await looked();
    await (await Spool.open(folder)).keep({ application: application({ revision: "CCCCCC" }), delivered: [] });
    await later(() => expect(letter.carried).toEqual(["CCCCCC"]));
  });
});

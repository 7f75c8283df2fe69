import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { application, fails, NotingCarrier, Spooled } from "../../../tests/support/spooled.ts";
import { Spool } from "./spool.ts";
import { IN_ONE_RUN, PATIENCE, PATIENCE_WITH_COPY } from "./spooled-post.ts";

const spooled = new Spooled();
const diskFull = () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));

/** A carrier that has begun, and what ends it. */
function slow(carrier: NotingCarrier): () => Promise<void> {
  let arrive = (): void => undefined;
  carrier.due = () => new Promise((done) => (arrive = done));
  return async () => {
    carrier.due = () => Promise.resolve();
    arrive();
    await spooled.settled();
  };
}

test("what goes one way and not the other goes the other way alone after a power cut", async () => {
  const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
  webhook.due = fails("status 400");
  const post = await spooled.started(letter, webhook);
  await post.take(application());
  await spooled.settled();
  expect(spooled.log).toEqual([
    "Application 7K3M9-QX2AB: not delivered (webhook: status 400), attempt 1, the next in 5 s",
  ]);
  expect([post.refused(), spooled.files]).toEqual([1, ["7K3M9-QX2AB.AAAAAA.letter.json"]]);
  spooled.kill();

  const [letterAfter, webhookAfter] = [new NotingCarrier(), new NotingCarrier("webhook")];
  await spooled.started(letterAfter, webhookAfter);
  await spooled.after(25_000);
  expect([letterAfter.carried, webhookAfter.carried, spooled.files]).toEqual([[], ["AAAAAA"], []]);
});

test("what a former version has kept goes the ways that it has not gone", async () => {
  const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
  writeFileSync(join(spooled.folder, "owner"), "another 7");
  const kept = JSON.stringify({ application: application(), delivered: ["letter"] });
  writeFileSync(join(spooled.folder, "7K3M9-QX2AB.json"), kept);
  webhook.due = fails("status 400");
  const post = await spooled.started(letter, webhook);
  await post.take(application());
  webhook.due = () => Promise.resolve();
  await spooled.after(5_000);
  expect([letter.carried, webhook.carried, spooled.files]).toEqual([[], ["AAAAAA", "AAAAAA"], ["owner"]]);
});

test("what waits for a way that the settings no longer name waits no longer", async () => {
  writeFileSync(join(spooled.folder, "7K3M9-QX2AB.AAAAAA.letter.json"), JSON.stringify({ application: application() }));
  const letter = new NotingCarrier();
  await spooled.started(letter);
  expect([letter.carried, spooled.files]).toEqual([[], []]);
});

test("a mended text takes the place of one that waits", async () => {
  const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
  webhook.due = fails("status 400");
  const post = await spooled.started(letter, webhook);
  await post.take(application());
  await spooled.settled();
  webhook.due = () => Promise.resolve();
  await post.take(application({ revision: "BBBBBB" }));
  await spooled.after(5_000);
  expect([letter.carried, webhook.carried]).toEqual([
    ["AAAAAA", "BBBBBB"],
    ["AAAAAA", "BBBBBB"],
  ]);
  expect(spooled.files).toEqual([]);
});

test("a mended text that comes while the first is on its way goes too, and neither is lost", async () => {
  const letter = new NotingCarrier();
  const arrive = slow(letter);
  const post = await spooled.started(letter);
  await post.take(application());
  await spooled.settled();
  await post.take(application({ revision: "BBBBBB" }));
  await arrive();
  expect([letter.carried, spooled.files, spooled.log]).toEqual([["AAAAAA", "BBBBBB"], [], []]);
});

test("the same text once more, while it waits, is tried at once and goes no way twice", async () => {
  const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
  webhook.due = fails("status 400");
  const post = await spooled.started(letter, webhook);
  await post.take(application());
  await spooled.settled();
  webhook.due = () => Promise.resolve();
  await post.take(application());
  await spooled.settled();
  expect([letter.carried, webhook.carried, spooled.files]).toEqual([["AAAAAA"], ["AAAAAA", "AAAAAA"], []]);
});

test("who stops waits for the one on its way, begins no other, and the next run has all else of it at once", async () => {
  const [letter, copy] = [new NotingCarrier("letter", "mail"), new NotingCarrier("copy", "mail")];
  const arrive = slow(letter);
  const post = await spooled.started(letter, copy);
  await post.take(application({ number: "00000-00000", revision: "FIRST" }));
  await spooled.settled();
  await post.take(application({ number: "11111-11111", revision: "SECOND" }));
  const stopped = post.stop(1_000);
  await arrive();
  await stopped;
  expect([letter.carried, copy.carried, vi.getTimerCount(), spooled.log]).toEqual([["FIRST"], [], 0, []]);
  expect(spooled.files).toEqual(["00000-00000.FIRST.letter.json", "11111-11111.SECOND.json"]);
  await spooled.started(letter, copy);
  expect([letter.carried, copy.carried, spooled.files]).toEqual([["FIRST", "SECOND"], ["FIRST", "SECOND"], []]);
});

test("who stops and waits in vain for a server that is silent leaves the sending to the next all the same", async () => {
  const letter = new NotingCarrier();
  const arrive = slow(letter);
  const post = await spooled.started(letter);
  await post.take(application());
  await spooled.settled();
  const stopped = post.stop(7_000);
  await spooled.after(10_000);
  await stopped;
  expect(readdirSync(join(spooled.folder, "sender"))).toEqual(["free"]);
  await arrive();
});

test("a copy that is refused for good is tried no more", async () => {
  const [letter, copy] = [new NotingCarrier("letter", "mail"), new NotingCarrier("copy", "mail")];
  copy.due = fails("EENVELOPE 550", "final");
  const post = await spooled.started(letter, copy);
  await post.take(application());
  await spooled.settled();
  expect([letter.carried, copy.carried, spooled.files]).toEqual([["AAAAAA"], ["AAAAAA"], []]);
  expect(spooled.log).toEqual(["Application 7K3M9-QX2AB: the visitor's copy is given up (copy: EENVELOPE 550)"]);
});

test("a copy that is refused for an hour is tried no more, and never counts as refused", async () => {
  const copy = new NotingCarrier("copy", "mail");
  copy.due = fails("EENVELOPE 450");
  const post = await spooled.started(new NotingCarrier("letter", "mail"), copy);
  await post.take(application());
  await spooled.settled();
  expect([post.refused(), spooled.files]).toEqual([0, ["7K3M9-QX2AB.AAAAAA.letter.json"]]);
  spooled.jump(3_600_000);
  await spooled.after(5_000);
  expect([copy.carried.length, spooled.files]).toEqual([2, []]);
  expect(spooled.log.at(-1)).toBe("Application 7K3M9-QX2AB: the visitor's copy is given up (copy: EENVELOPE 450)");
});

test("a copy whose server fails for three days is no application that is not delivered", async () => {
  const copy = new NotingCarrier("copy", "mail");
  copy.due = fails("ETIMEDOUT", "server");
  const post = await spooled.started(new NotingCarrier("letter", "mail"), copy);
  await post.take(application({ accepted_at: new Date(Date.now() - PATIENCE).toISOString() }));
  await spooled.settled();
  spooled.jump(PATIENCE_WITH_COPY);
  await spooled.after(5_000);
  expect(spooled.files).toEqual(["7K3M9-QX2AB.AAAAAA.letter.json"]);
  spooled.jump(IN_ONE_RUN);
  await spooled.after(5_000);
  expect([spooled.files, await post.givenUp()]).toEqual([[], 0]);
});

test("one that is refused for three days, a day of them without a restart, is put aside, loudly", async () => {
  const letter = new NotingCarrier();
  letter.due = fails("EENVELOPE 550", "final");
  const post = await spooled.started(letter);
  await post.take(application({ accepted_at: new Date(Date.now() - PATIENCE).toISOString() }));
  await spooled.settled();
  spooled.jump(IN_ONE_RUN - 10_000);
  await spooled.after(5_000);
  expect([spooled.files, post.refused()]).toEqual([["7K3M9-QX2AB.AAAAAA.json"], 1]);
  await spooled.after(15_000);
  const place = join(spooled.folder, "given-up", "7K3M9-QX2AB.AAAAAA.json");
  expect(spooled.log.at(-1)).toBe(
    `Application 7K3M9-QX2AB: not delivered (letter: EENVELOPE 550) FOR THREE DAYS AND IS GIVEN UP: it is kept in ${place}`,
  );
  expect([spooled.files, readdirSync(join(spooled.folder, "given-up"))]).toEqual([[], ["7K3M9-QX2AB.AAAAAA.json"]]);
  expect([post.refused(), await post.givenUp(), letter.carried.length]).toEqual([0, 1, 3]);
});

describe("a disk", () => {
  test("that cannot note what has gone has it sent no second time, and the others go too", async () => {
    const [letter, webhook] = [new NotingCarrier(), new NotingCarrier("webhook")];
    const [note, remove] = [vi.mocked(Spool.prototype.note), vi.mocked(Spool.prototype.remove)];
    const [noting, removing] = [note.getMockImplementation()!, remove.getMockImplementation()!];
    note.mockImplementation(diskFull);
    remove.mockImplementation(diskFull);
    const post = await spooled.started(letter, webhook);
    for (const number of ["00000-00000", "11111-11111"]) await post.take(application({ number, revision: number[0]! }));
    await spooled.after(20_000);
    expect([letter.carried, webhook.carried, spooled.files.length]).toEqual([["0", "1"], ["0", "1"], 2]);
    expect(spooled.log[0]).toBe("Application 00000-00000: the spool failed, ENOSPC, attempt 1, the next in 5 s");
    note.mockImplementation(noting);
    remove.mockImplementation(removing);
    await spooled.after(60_000);
    expect([letter.carried, webhook.carried, spooled.files]).toEqual([["0", "1"], ["0", "1"], []]);
  });

  test("that keeps nothing has nothing taken", async () => {
    const post = await spooled.started(new NotingCarrier());
    vi.spyOn(Spool.prototype, "put").mockImplementation(diskFull);
    const trial = vi.spyOn(Spool.prototype, "tryWriting").mockImplementation(diskFull);
    await expect(post.take(application())).rejects.toThrow("no space");
    await spooled.after(10_000);
    expect([post.heldUpBy(), spooled.log]).toEqual([["disk"], ["Applications: the spool failed, ENOSPC"]]);
    trial.mockResolvedValue();
    await spooled.after(5_000);
    expect([post.heldUpBy(), spooled.log.at(-1)]).toEqual([[], "Applications: the spool works again"]);
  });

  test("that is full as the service starts is told, and what waits goes", async () => {
    const letter = new NotingCarrier();
    await spooled.spool.put(application());
    vi.spyOn(Spool.prototype, "tryWriting").mockImplementation(diskFull);
    const post = await spooled.started(letter);
    expect([letter.carried, post.heldUpBy()]).toEqual([["AAAAAA"], ["disk"]]);
  });

  test("on which nobody can be the sender is told once, with the place", async () => {
    writeFileSync(join(spooled.folder, "sender"), "");
    const post = await spooled.started(new NotingCarrier());
    await post.take(application());
    await spooled.after(20_000);
    const told = `Applications: the spool failed, ENOTDIR ${join(spooled.folder, "sender")}`;
    expect([post.heldUpBy(), spooled.log]).toEqual([["disk"], [told]]);
  });

  test("with a file that is listed and cannot be opened has it put off, and the others go", async () => {
    symlinkSync("nowhere", join(spooled.folder, "00000-00000.AAAAAA.json"));
    const letter = new NotingCarrier();
    const post = await spooled.started(letter);
    await post.take(application());
    await spooled.settled();
    expect([letter.carried, spooled.log]).toEqual([["AAAAAA"], []]);
  });

  test("with a file that nobody can read has that told and left, and the others go", async () => {
    const letter = new NotingCarrier();
    writeFileSync(join(spooled.folder, "00000-00000.AAAAAA.json"), "{");
    const post = await spooled.started(letter);
    await post.take(application());
    await spooled.settled();
    expect([letter.carried, spooled.files]).toEqual([["AAAAAA"], ["00000-00000.AAAAAA.json"]]);
    expect(spooled.log).toEqual(["Application 00000-00000: the spool failed, SyntaxError, attempt 1, the next in 5 s"]);
  });

  test("has nothing of what a process that is gone was writing, and a folder that is gone comes back", async () => {
    mkdirSync(join(spooled.folder, "sender.0.part"));
    utimesSync(join(spooled.folder, "sender.0.part"), 0, 0);
    const letter = new NotingCarrier();
    const post = await spooled.started(letter);
    expect(spooled.files).toEqual([]);
    rmSync(spooled.folder, { recursive: true });
    await spooled.after(5_000);
    await post.take(application());
    await spooled.settled();
    expect([letter.carried, spooled.files, spooled.log]).toEqual([["AAAAAA"], [], []]);
  });
});

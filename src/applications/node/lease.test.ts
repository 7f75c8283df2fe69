import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { application, NotingCarrier, Spooled } from "../../../tests/support/spooled.ts";
import { Lease } from "./lease.ts";

const spooled = new Spooled();
const lease = () => new Lease(join(spooled.folder, "sender"));

test("of many that take it at one moment one has it", async () => {
  const all = Array.from({ length: 8 }, lease);
  const taken = await Promise.all(all.map((one) => one.take()));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(readdirSync(join(spooled.folder, "sender"))).toHaveLength(1);
  expect(await Promise.all(all.map((one) => one.take()))).toEqual(taken);
});

test("of many whose holder is gone one has it", async () => {
  await lease().take();
  const all = Array.from({ length: 8 }, lease);
  for (let looks = 0; looks < 4; looks++) {
    expect(await Promise.all(all.map((one) => one.take()))).not.toContain(true);
    spooled.jump(5_000);
  }
  const taken = await Promise.all(all.map((one) => one.take()));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test("one that is freed is the next one's at once", async () => {
  const [former, next] = [lease(), lease()];
  expect([await former.take(), await next.take()]).toEqual([true, false]);
  await former.free();
  expect([await next.take(), await former.take()]).toEqual([true, false]);
});

test("who was stopped together with the holder does not take it for gone", async () => {
  const [holder, other] = [lease(), lease()];
  expect([await holder.take(), await other.take()]).toEqual([true, false]);
  spooled.jump(60_000);
  expect([await other.take(), await holder.take()]).toEqual([false, true]);
});

test("who was stopped for so long that another has it has it no longer", async () => {
  const [stopped, other] = [lease(), lease()];
  await stopped.take();
  for (let looks = 0; looks < 5; looks++, spooled.jump(5_000)) await other.take();
  expect([await stopped.take(), await other.take()]).toEqual([false, true]);
});

test("two processes send one after the other, and the one that only keeps says so", async () => {
  const [first, second] = [new NotingCarrier(), new NotingCarrier()];
  await spooled.started(first);
  const post = await spooled.started(second);
  const elsewhere = "Applications: another process sends them, and what is taken here is kept until that one is gone";
  expect(spooled.log).toEqual([elsewhere]);
  await post.take(application());
  await spooled.after(60_000);
  expect([first.carried, second.carried, spooled.log]).toEqual([["AAAAAA"], [], [elsewhere]]);
});

test.each([0, 86_400])("one that is killed leaves it to the next, whose clock differs by %i s", async (seconds) => {
  mkdirSync(join(spooled.folder, "sender"));
  const holder = join(spooled.folder, "sender", "of-one-that-is-gone");
  writeFileSync(holder, "");
  const time = Date.now() / 1000 + seconds;
  utimesSync(holder, time, time);
  const letter = new NotingCarrier();
  const post = await spooled.started(letter);
  await post.take(application());
  await spooled.after(15_000);
  expect(letter.carried).toEqual([]);
  await spooled.after(5_000);
  expect([letter.carried, spooled.log.at(-1)]).toEqual([["AAAAAA"], "Applications: sent from here now"]);
});

test("what gets into its folder is taken for no holder, and is removed", async () => {
  const [holder, other] = [lease(), lease()];
  expect([await holder.take(), await other.take()]).toEqual([true, false]);
  for (const name of ["free", "00000000-0000-4000-8000-000000000000", ".DS_Store"]) {
    writeFileSync(join(spooled.folder, "sender", name), "");
  }
  symlinkSync("nowhere", join(spooled.folder, "sender", "link"));
  expect(await other.take()).toBe(false);
  for (let looks = 0; looks < 6; looks++, await spooled.after(5_000)) {
    expect([await holder.take(), await other.take()]).toEqual([true, false]);
  }
  expect(readdirSync(join(spooled.folder, "sender"))).toHaveLength(1);
});

test("where it cannot be is told", async () => {
  writeFileSync(join(spooled.folder, "sender"), "");
  await expect(lease().take()).rejects.toThrow("ENOTDIR");
  rmSync(join(spooled.folder, "sender"));
  symlinkSync("nowhere", join(spooled.folder, "sender"));
  await expect(lease().take()).rejects.toThrow("ENOTDIR");
  expect(readdirSync(spooled.folder)).toEqual(["sender"]);
});

test("a folder that is gone is made anew", async () => {
  const one = lease();
  await one.take();
  rmSync(join(spooled.folder, "sender"), { recursive: true });
  expect([await one.take(), await one.take()]).toEqual([true, true]);
});

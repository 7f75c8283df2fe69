import { expect, test, vi } from "vitest";
import { application, fails, NotingCarrier, Spooled } from "../../../tests/support/spooled.ts";
import type { SpooledPost } from "./spooled-post.ts";

const spooled = new Spooled();
const FOUR = ["00000-00000", "11111-11111", "22222-22222", "33333-33333"];
const away = fails("ETIMEDOUT", "server");

async function took(post: SpooledPost, ...numbers: string[]): Promise<void> {
  for (const number of numbers) await post.take(application({ number, revision: number.slice(0, 5) }));
  await spooled.settled();
}

test("a server that fails is tried by one at a time, holds up no other way, is told, and takes all when it is back", async () => {
  const [letter, copy] = [new NotingCarrier("letter", "mail"), new NotingCarrier("copy", "mail")];
  const webhook = new NotingCarrier("webhook");
  letter.due = away;
  const post = await spooled.started(letter, copy, webhook);
  await took(post, ...FOUR);
  expect([letter.carried, copy.carried, webhook.carried.length]).toEqual([["00000"], [], 4]);
  expect([post.refused(), post.heldUpBy()]).toEqual([0, ["mail"]]);
  expect(spooled.log).toEqual([
    "Applications: letter: ETIMEDOUT, all that go by mail wait until one has gone",
    "Application 00000-00000: not delivered (letter: ETIMEDOUT), attempt 1, the next in 5 s",
  ]);
  await spooled.after(60_000);
  // After 5, 15, 30 and 30 s, whoever has been tried least.
  expect(letter.carried.map((one) => one[0])).toEqual(["0", "1", "2", "3"]);

  letter.due = () => Promise.resolve();
  await spooled.after(30_000);
  expect(letter.carried.slice(4).sort()).toEqual(["00000", "11111", "22222", "33333"]);
  expect([copy.carried.length, webhook.carried.length, post.heldUpBy(), spooled.files]).toEqual([4, 4, [], []]);
  expect(spooled.log.at(-1)).toBe("Applications: mail answers again");
});

test.each([
  [120_000, 120_000],
  [1_000, 5_000],
  [86_400_000, 3_600_000],
])("a server that asks for %i ms of peace is tried by nobody for %i ms", async (asked, kept) => {
  const webhook = new NotingCarrier("webhook");
  webhook.due = fails("status 503", "server", asked);
  const post = await spooled.started(webhook);
  await took(post, ...FOUR);
  expect(spooled.log).toEqual([
    "Applications: webhook: status 503, all that go by webhook wait until one has gone",
    `Application 00000-00000: not delivered (webhook: status 503), attempt 1, the next in ${kept / 1000} s`,
  ]);
  spooled.jump(kept - 5_001);
  await spooled.after(5_000);
  expect([webhook.carried, post.heldUpBy()]).toEqual([["00000"], ["webhook"]]);
  await spooled.after(5_000);
  expect(webhook.carried).toEqual(["00000", "11111"]);
});

test("a server that is silent holds up nothing that goes by another, and is told", async () => {
  const [webhook, letter] = [new NotingCarrier("webhook"), new NotingCarrier("letter", "mail")];
  let take = (): void => undefined;
  letter.due = () => new Promise((done) => (take = done));
  const post = await spooled.started(webhook, letter);
  await took(post, ...FOUR);
  expect([webhook.carried.length, letter.carried.length, post.heldUpBy()]).toEqual([4, 1, []]);
  await spooled.after(30_000);
  expect([letter.carried.length, post.heldUpBy()]).toEqual([1, ["mail"]]);
  letter.due = () => Promise.resolve();
  take();
  await spooled.settled();
  expect([letter.carried.length, post.heldUpBy(), spooled.files]).toEqual([4, [], []]);
});

test.each([-7_200_000, 345_600_000])("it is tried when it is due though the clock moves by %i ms", async (moved) => {
  const letter = new NotingCarrier("letter", "mail");
  letter.due = away;
  const post = await spooled.started(letter);
  await took(post, ...FOUR);
  vi.setSystemTime(Date.now() + moved);
  await spooled.after(5_000);
  expect([letter.carried, spooled.files.length]).toEqual([["00000", "11111"], 4]);
  letter.due = () => Promise.resolve();
  await spooled.after(15_000);
  expect(spooled.files).toEqual([]);
});

test("one that a server may have taken as it broke off is tried less and less, and the server goes on being tried", async () => {
  const letter = new NotingCarrier("letter", "mail");
  letter.due = fails("ECONNECTION", "broken");
  const post = await spooled.started(letter);
  await took(post, FOUR[0]!);
  await spooled.after(300_000);
  // At 0, 5, 20, 65 and 200 s.
  expect([letter.carried.length, post.heldUpBy()]).toEqual([5, ["mail"]]);
  letter.due = () => Promise.resolve();
  await took(post, FOUR[1]!);
  await spooled.after(30_000);
  expect([letter.carried.slice(5), post.heldUpBy()]).toEqual([["11111"], []]);
});

test("one at which a server breaks off keeps no other from going, and is tried less and less", async () => {
  const letter = new NotingCarrier();
  letter.due = ({ number }) => (number === FOUR[0] ? away() : Promise.resolve());
  const post = await spooled.started(letter);
  await took(post, ...FOUR);
  await spooled.after(5_000);
  expect(letter.carried).toEqual(["00000", "11111", "22222", "33333", "00000"]);
  for (let later = 0; later < 4; later++) {
    await took(post, `44444-4444${later}`);
    await spooled.after(5_000);
  }
  expect(letter.carried.slice(5)).toEqual(["44444", "44444", "44444", "00000", "44444"]);
});

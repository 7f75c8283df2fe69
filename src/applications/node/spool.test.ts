import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { application, Spooled } from "../../../tests/support/spooled.ts";
import { Spool } from "./spool.ts";

const spooled = new Spooled();
const names = () => readdirSync(spooled.folder).sort();

test("one is kept whole, for nobody else to read, and by what it has gone stands in its name", async () => {
  const { spool } = spooled;
  await spool.put(application());
  const file = join(spooled.folder, "7K3M9-QX2AB.AAAAAA.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ application: application() });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [waiting] = await spool.list();
  await spool.note(waiting!, ["letter"]);
  const [noted] = await spool.list();
  expect(noted).toEqual({
    file: "7K3M9-QX2AB.AAAAAA.letter.json",
    id: "7K3M9-QX2AB.AAAAAA",
    number: "7K3M9-QX2AB",
    gone: ["letter"],
  });
  await spool.put(application());
  expect(names()).toEqual(["7K3M9-QX2AB.AAAAAA.letter.json"]);
  await spool.remove(noted!);
  expect(names()).toEqual([]);
});

test("another process may replace a text as it is noted here: the new one stays, and the old comes not back", async () => {
  const { spool } = spooled;
  await spool.put(application());
  const [waiting] = await spool.list();
  await spooled.spool.put(application({ revision: "BBBBBB" }));
  await expect(spool.note(waiting!, ["letter"])).rejects.toThrow("ENOENT");
  await expect(spool.remove(waiting!)).rejects.toThrow("ENOENT");
  expect(names()).toEqual(["7K3M9-QX2AB.BBBBBB.json"]);
});

test("what any process has been writing for an hour is taken for unfinished, and nothing younger", async () => {
  const { spool } = spooled;
  for (const [name, age] of [
    ["old", 3_601_000],
    ["young", 3_599_000],
  ] as const) {
    const part = join(spooled.folder, `7K3M9-QX2AB.${name}.part`);
    writeFileSync(part, "a name and a phone");
    utimesSync(part, (Date.now() - age) / 1000, (Date.now() - age) / 1000);
  }
  await spool.removeUnfinished();
  expect(names()).toEqual(["7K3M9-QX2AB.young.part"]);
});

test("of texts of one number that come at one moment the last stays", async () => {
  const { spool } = spooled;
  await Promise.all(["AAAAAA", "BBBBBB", "CCCCCC"].map((revision) => spool.put(application({ revision }))));
  expect(names()).toEqual(["7K3M9-QX2AB.CCCCCC.json"]);
});

test("one put aside keeps in its name by what it has gone", async () => {
  const { spool } = spooled;
  await spool.makeFolders();
  await spool.put(application());
  await spool.note((await spool.list())[0]!, ["letter"]);
  const place = await spool.giveUp((await spool.list())[0]!);
  expect(place).toBe(join(spooled.folder, "given-up", "7K3M9-QX2AB.AAAAAA.letter.json"));
  expect(await spool.givenUp()).toBe(1);
});

test.each(["/dev/null/x", "/proc/x"])("in %s there is none", async (folder) => {
  await expect(new Spool(folder).makeFolders()).rejects.toThrow(/ENOENT|ENOTDIR/);
});

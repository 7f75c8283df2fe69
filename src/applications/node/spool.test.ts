import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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

test("what this process is writing is not taken for unfinished", async () => {
  const { spool } = spooled;
  writeFileSync(join(spooled.folder, "7K3M9-QX2AB.AAAAAA.0.part"), "");
  await Promise.all([spool.put(application()), spool.removeUnfinished()]);
  expect(names()).toEqual(["7K3M9-QX2AB.AAAAAA.json"]);
});

test.each(["/dev/null/x", "/proc/x"])("in %s there is none", async (folder) => {
  await expect(new Spool(folder).makeFolders()).rejects.toThrow(/ENOENT|ENOTDIR/);
});

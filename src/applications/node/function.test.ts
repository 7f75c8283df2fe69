import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/files/temporary-folder.ts";
import { application } from "../../../tests/support/spooled.ts";
import { keepingPost, tellStart } from "./function.ts";
import { Spool } from "./spool.ts";

let folder: string;
temporaryFolder((made) => (folder = join(made, "spool")));

const MAKER = { email: "zakaz@example.com", legal_name: "ООО «Ангар-Пример»" };
const started = () => keepingPost({ APPLICATION_SMTP_URL: "smtp://127.0.0.1:9", APPLICATION_SPOOL: folder }, MAKER);

test.each([
  ["sender", "ENOTDIR", (file: string) => writeFileSync(file, "")],
  ["sender", "ENOTDIR", (file: string) => symlinkSync("nowhere", file)],
  ["given-up", "ENOTDIR", (file: string) => writeFileSync(file, "")],
])("a spool in which %s is none (%s) is refused, and the place named", async (name, code, spoil) => {
  mkdirSync(folder);
  spoil(join(folder, name));
  await expect(started()).rejects.toThrow(
    new RegExp(`^APPLICATION_SPOOL: cannot write to ${join(folder, name)}.* \\(${code}\\)$`),
  );
});

test.each(["EROFS", "EACCES"])("a spool that is there and cannot be written to (%s) is refused", async (code) => {
  const spy = vi.spyOn(Spool.prototype, "tryWriting").mockRejectedValue(Object.assign(new Error(code), { code }));
  await expect(started()).rejects.toThrow(`APPLICATION_SPOOL: cannot write to ${folder} (${code})`);
  spy.mockRestore();
});

test("the start says where they go, where they wait, and how many do", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const env = {
    APPLICATION_WEBHOOK: "https://127.0.0.1:9/",
    APPLICATION_WEBHOOK_SECRET: "x",
    APPLICATION_SPOOL: relative(".", folder),
  };
  const spool = new Spool(folder);
  await spool.makeFolders();
  mkdirSync(join(folder, "sender"));
  writeFileSync(join(folder, "sender", "another"), "");
  await spool.put(application());
  const error = vi.spyOn(console, "error").mockReturnValue();
  const post = await keepingPost(env, MAKER);
  await tellStart(env, MAKER, post);
  expect(log.mock.calls).toEqual([
    ["Applications go to the webhook of 127.0.0.1:9"],
    [`Applications wait in ${folder}: 1 now`],
  ]);
  await post.stop!(1_000);
  error.mockRestore();
  log.mockRestore();
});

test("on a full disk the service starts, for what waits there to go", async () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const spy = vi.spyOn(Spool.prototype, "tryWriting").mockRejectedValue(full);
  const log = vi.spyOn(console, "error").mockReturnValue();
  const post = await started();
  await post.stop!(1_000);
  expect(existsSync(join(folder, "sender"))).toBe(true);
  log.mockRestore();
  spy.mockRestore();
});

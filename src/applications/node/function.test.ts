import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/files/temporary-folder.ts";
import { keepingPost } from "./function.ts";
import { Spool } from "./spool.ts";

let folder: string;
temporaryFolder((made) => (folder = join(made, "spool")));

const started = () => {
  const env = { APPLICATION_SMTP_URL: "smtp://127.0.0.1:9", APPLICATION_SPOOL: folder };
  return keepingPost(env, { email: "zakaz@example.com", legal_name: "ООО «Ангар-Пример»" });
};

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

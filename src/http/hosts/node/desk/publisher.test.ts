import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../../tests/support/files/temporary-folder.ts";
import { PUBLISHER } from "./publisher.ts";

let folder: string;
temporaryFolder((made) => (folder = made));

test.each([
  ["by one that publishes", { [PUBLISHER]: "1" }, true],
  ["by a manager of processes, which has a channel to it as well", {}, false],
])("a server that was started %s", async (_, env, has) => {
  const server = join(folder, "server.mjs");
  const publisher = JSON.stringify(fileURLToPath(new URL("publisher.ts", import.meta.url)));
  writeFileSync(server, `import { hasPublisher } from ${publisher};\nprocess.send(hasPublisher());\n`);
  const child = fork(server, { env });
  const [told] = (await once(child, "message")) as [boolean];
  child.disconnect();
  expect(told).toBe(has);
});

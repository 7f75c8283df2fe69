import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BUILD_MINUTES, buildAside } from "../../../scripts/publish/build-aside.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
temporaryFolder((made) => (folder = made));

let server: Server;
beforeEach(async () => {
  server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.close();
});

function built(script: string): Promise<void> {
  const file = join(folder, "build.mjs");
  writeFileSync(file, script);
  return buildAside("prices", "dist", join(folder, "product"), file);
}

/** Holds a connection as long as it lives, and so does a process that it starts. */
const hanging = (port: number): string => `
import { spawn } from "node:child_process";
import { connect } from "node:net";
connect(${port}, "127.0.0.1");
const child = 'require("node:net").connect(${port}, "127.0.0.1")';
spawn(process.execPath, ["-e", child], { stdio: "inherit" });
`;

test("a build that hangs is ended with all that it started, and the next one builds", async () => {
  const alive: Socket[] = [];
  const bothLive = new Promise<void>((resolve) => {
    server.on("connection", (socket) => alive.push(socket.on("error", () => undefined)) === 2 && resolve());
  });
  const building = built(hanging((server.address() as AddressInfo).port));
  await bothLive;
  const bothGone = Promise.all(alive.map((socket) => once(socket.resume(), "close")));
  vi.advanceTimersByTime(BUILD_MINUTES * 60_000);
  await expect(building).rejects.toThrow("сборка не закончилась за 15 минут, её остановили");
  await bothGone;
  await expect(built("")).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("what stops a build is told in its own words", async () => {
  await expect(built("throw new Error('No such folder.')")).rejects.toThrow("сборка остановилась: No such folder");
});

import { createServer } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { Turns } from "../turns.ts";
import { stopGracefully } from "./stop-gracefully.ts";

test("whoever is accepted last has as long to ask as those before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  const on = vi.spyOn(process, "on").mockReturnThis();
  vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const turns = new Turns();
  let allAreAccepted = (): void => undefined;
  vi.spyOn(turns, "turn").mockReturnValue(new Promise((resolve) => (allAreAccepted = resolve)));
  const server = createServer();
  stopGracefully(server, turns, () => Promise.resolve());
  const socket = new Socket();
  server.emit("connection", socket);

  const [, stop] = on.mock.calls.find(([name]) => name === "SIGTERM")!;
  (stop as () => void)();
  vi.advanceTimersByTime(5_000);
  expect(socket.destroyed).toBe(false);
  allAreAccepted();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.destroyed).toBe(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

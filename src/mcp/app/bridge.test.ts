import { expect, test, vi } from "vitest";
import { Bridge, type OwnWindow } from "./bridge.ts";

const ABOUT = { appInfo: { name: "test", version: "1.0.0" }, appCapabilities: {} };

/** A window in another, and what it says to that. */
function windows() {
  const said: Record<string, unknown>[] = [];
  const parent = { postMessage: (message: Record<string, unknown>) => said.push(message) } as unknown as Window;
  let listener: (event: MessageEvent) => void;
  const own = { parent, addEventListener: (_: string, heard: typeof listener) => (listener = heard) };
  const say = (data: unknown, source: unknown = parent) => listener({ source, data } as MessageEvent);
  return { own: own as unknown as OwnWindow, said, say };
}

test("hands are shaken as the extension has it: who it is, then that it is ready", async () => {
  const { own, said, say } = windows();
  const opened = new Bridge(own, () => undefined).open(ABOUT);
  const params = { ...ABOUT, protocolVersion: "2026-01-26" };
  expect(said).toEqual([{ jsonrpc: "2.0", id: 1, method: "ui/initialize", params }]);
  const told = { protocolVersion: "2026-01-26", hostCapabilities: {}, hostInfo: ABOUT.appInfo, hostContext: {} };
  say({ jsonrpc: "2.0", id: 1, result: told });
  expect(await opened).toEqual(told);
  expect(said[1]).toEqual({ jsonrpc: "2.0", method: "ui/notifications/initialized", params: {} });
});

test("each answer goes to its own question, in whatever order they come", async () => {
  const { own, said, say } = windows();
  const bridge = new Bridge(own, () => undefined);
  const asked = ["ui/open-link", "ui/message"].map((method) => bridge.request(method, {}));
  const [first, second] = said.map(({ id }) => id);
  say({ jsonrpc: "2.0", id: second, result: { of: "message" } });
  say({ jsonrpc: "2.0", id: first, result: { of: "link" } });
  expect(await Promise.all(asked)).toEqual([{ of: "link" }, { of: "message" }]);
});

test.each([
  [{ error: { code: -32_000, message: "Link opening denied by user" } }, "denied by user"],
  [{ result: { isError: true } }, "ui/open-link failed"],
])("a refusal is a failure: %j", async (refusal, message) => {
  const { own, say } = windows();
  const asked = new Bridge(own, () => undefined).request("ui/open-link", { url: "https://hangars.example/" });
  say({ jsonrpc: "2.0", id: 1, ...refusal });
  await expect(asked).rejects.toThrow(message);
});

test("notifications are heard from the host alone, and strange messages are passed over", () => {
  const { own, said, say } = windows();
  const heard = vi.fn();
  new Bridge(own, heard);
  const input = { jsonrpc: "2.0", method: "ui/notifications/tool-input", params: { arguments: { width: 12 } } };
  say(input, {});
  for (const strange of [null, "text", {}, { ...input, jsonrpc: undefined }]) say(strange);
  expect(heard).not.toHaveBeenCalled();
  say(input);
  expect(heard.mock.calls).toEqual([[input.method, input.params]]);
  expect(said).toEqual([]);
});

test("the host's own questions are answered, and what is not known is refused", () => {
  const { own, said, say } = windows();
  new Bridge(own, () => undefined);
  for (const [id, method] of ["ping", "ui/resource-teardown", "tools/call"].entries())
    say({ jsonrpc: "2.0", id, method });
  expect(said).toEqual([
    { jsonrpc: "2.0", id: 0, result: {} },
    { jsonrpc: "2.0", id: 1, result: {} },
    { jsonrpc: "2.0", id: 2, error: { code: -32_601, message: "Method not found" } },
  ]);
});

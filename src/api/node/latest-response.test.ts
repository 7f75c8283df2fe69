import { EventEmitter } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { forgetResponse, latestResponse, noteResponses } from "./latest-response.ts";

test("of a connection's responses the latest is known until it is sent", () => {
  const server = new EventEmitter() as Server;
  noteResponses(server);
  const socket = {} as Socket;
  const [first, second] = [{ socket }, { socket }] as [ServerResponse, ServerResponse];
  expect(latestResponse(socket)).toBeUndefined();
  server.emit("request", { socket }, first);
  server.emit("request", { socket }, second);
  forgetResponse(first);
  expect(latestResponse(socket)).toBe(second);
  forgetResponse(second);
  expect(latestResponse(socket)).toBeUndefined();
});

test("a response whose connection is gone is passed over", () => {
  expect(() => forgetResponse({ socket: null } as ServerResponse)).not.toThrow();
});

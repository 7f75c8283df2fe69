import { afterEach, expect, test } from "vitest";
import type { ErrorBody } from "../../../src/engine/response.ts";
import { send } from "../../server/http.ts";
import { onlyAnswer, rawConnection } from "../../server/raw-connection.ts";
import { RunningServer } from "../../server/running-server.ts";
import { engine } from "../../support/built-product.ts";

const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30";
const EXPECTED = JSON.stringify(engine.calculate(new URLSearchParams(CALC.split("?")[1])).body);

let server: RunningServer;
afterEach(() => server.process.kill("SIGKILL"));

test("clients that send a head or a body by drops are cut off with 408, others are answered meanwhile", async () => {
  server = await RunningServer.start();
  const starts = [
    "GET /v1/calc HTTP/1.1\r\nX: ",
    "POST /v1/calc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{",
  ];
  const slow = await Promise.all(
    starts.map(async (start) => {
      const socket = await rawConnection(server, start);
      const drops = setInterval(() => socket.writable && socket.write("x"), 500);
      return onlyAnswer(socket).finally(() => clearInterval(drops));
    }),
  );
  for (const { status, body } of slow) {
    expect(status).toBe(408);
    const { error } = JSON.parse(body) as ErrorBody;
    const told = engine.errorBody("invalid_parameter", error.details);
    const problems = [{ code: "invalid_parameter", parameter: "request" }];
    expect(JSON.parse(body)).toEqual({ ...told, error: { ...told.error, problems } });
    expect(error.details).toEqual([expect.stringContaining("не пришёл целиком вовремя")]);
  }
  expect((await send(server.url + CALC)).text).toBe(EXPECTED);
}, 120_000);

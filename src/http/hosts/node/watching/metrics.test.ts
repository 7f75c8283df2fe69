import { expect, test } from "vitest";
import { metrics } from "./metrics.ts";

const problem = (
  code: "unsupported_size" | "unknown_parameter" | "invalid_parameter",
  parameter: string,
  came = "",
) => ({
  code,
  message: "",
  details: [],
  problems: [{ code, parameter, came }],
});

/** Lines of what begins so, without the name. */
async function linesOf(name: string, { text }: Pick<ReturnType<typeof metrics>, "text">): Promise<string[]> {
  const lines = (await text()).split("\n").filter((line) => line.startsWith(name));
  return lines.map((line) => line.slice(name.length));
}

test("requests are counted by kind, method and status; a method that nobody answers has no name", async () => {
  const counted = metrics();
  for (const method of ["GET", "GET", "PURGE", "LOCK"]) {
    counted.over({ method, route: "/v1/calc", status: 200, ms: 2, bytes: 100 });
  }
  expect(await linesOf("hangar_http_requests_total", counted)).toEqual([
    '{route="/v1/calc",method="GET",status="200"} 2',
    '{route="/v1/calc",method="other",status="200"} 2',
  ]);
  expect(await linesOf("hangar_http_sent_bytes_total", counted)).toEqual(['{route="/v1/calc"} 400']);
  expect(await linesOf("hangar_http_request_duration_seconds_count", counted)).toEqual(['{route="/v1/calc"} 4']);
  expect(await linesOf('hangar_http_request_duration_seconds_bucket{le="0.001"', counted)).toEqual([
    ',route="/v1/calc"} 0',
  ]);
  expect(await linesOf('hangar_http_request_duration_seconds_bucket{le="0.0025"', counted)).toEqual([
    ',route="/v1/calc"} 4',
  ]);
});

test("sizes that are asked for and not offered are counted in whole metres, by requests and by assistants alike", async () => {
  const counted = metrics();
  counted.watch.refused(problem("unsupported_size", "width", "33"));
  counted.watch.called("calculate_hangar", problem("unsupported_size", "width", "32.8"));
  counted.watch.called("calculate_hangar");
  expect(await linesOf("hangar_refused_sizes_total", counted)).toEqual(['{parameter="width",metres="33"} 2']);
  expect(await linesOf("hangar_refusals_total", counted)).toEqual(['{code="unsupported_size",parameter="width"} 2']);
  expect(await linesOf("hangar_mcp_calls_total", counted)).toEqual([
    '{tool="calculate_hangar",outcome="refused"} 1',
    '{tool="calculate_hangar",outcome="answered"} 1',
  ]);
});

test("whatever a caller makes up, the lines stay few", async () => {
  const counted = metrics();
  for (let at = 0; at < 5_000; at++) {
    counted.watch.refused(problem("unknown_parameter", `made-up-${at}`));
    counted.watch.refused(problem("invalid_parameter", `items[${at}].width`));
    counted.watch.refused(problem("invalid_parameter", `x${"y".repeat(at % 500)}`));
    counted.watch.refused(problem("unsupported_size", "width", String(at / 7)));
  }
  expect((await linesOf("hangar_refusals_total", counted)).length).toBeLessThan(100);
  expect((await linesOf("hangar_refused_sizes_total", counted)).length).toBeLessThan(300);
});

test("applications and releases are counted by how they ended, and those told of that wait", async () => {
  const counted = metrics({ waiting: () => Promise.resolve(3), givenUp: () => Promise.resolve(2) });
  counted.watch.counted("applications", "accepted");
  counted.watch.counted("releases", "failed");
  expect(await linesOf("hangar_applications_total", counted)).toEqual(['{outcome="accepted"} 1']);
  expect(await linesOf("hangar_releases_total", counted)).toEqual(['{outcome="failed"} 1']);
  expect(await linesOf("hangar_applications_waiting", counted)).toEqual([" 3"]);
  expect(await linesOf("hangar_applications_given_up", counted)).toEqual([" 2"]);
  expect(await linesOf("hangar_applications_waiting", metrics())).toEqual([]);
  const unread = metrics({ waiting: () => Promise.reject(new Error("EIO")) });
  expect(await linesOf("hangar_applications_waiting", unread)).toEqual([" Nan"]);
});

import { expect, test } from "vitest";
import { metrics } from "../../http/hosts/node/watching/metrics.ts";
import { overviewOf } from "./overview.ts";
import { readMetrics } from "./read-metrics.ts";

const exchange = (route: string, status: number) => ({ method: "GET", route, status, ms: 1, bytes: 10 });
const tooWide = {
  code: "unsupported_size" as const,
  message: "",
  details: [],
  problems: [{ code: "unsupported_size" as const, parameter: "width", came: "33" }],
};

test("what the server counts the page tells, the most frequent first, without its own looks", async () => {
  const counted = metrics({ waiting: () => Promise.resolve(3) });
  for (const status of [200, 200, 400, 499, 500]) counted.over(exchange("/v1/calc", status));
  counted.over(exchange("page", 200));
  counted.over({ ...exchange("/v1/search", 200), method: "HEAD" });
  for (const route of ["/metrics", "/healthz"]) counted.over(exchange(route, 200));
  counted.watch.refused(tooWide);
  counted.watch.called("find_hangars", tooWide);
  counted.watch.called("find_hangars");
  counted.watch.counted("applications", "accepted");
  counted.watch.counted("releases", "failed");
  const { since, ...told } = overviewOf(readMetrics(await counted.text()));
  expect(since).toBeGreaterThan(Date.UTC(2020, 0));
  expect(told).toEqual({
    requests: [
      { route: "/v1/calc", all: 5, refused: 2, failed: 1 },
      { route: "page", all: 1, refused: 0, failed: 0 },
      { route: "/v1/search", all: 1, refused: 0, failed: 0 },
    ],
    statuses: [
      { status: "200", count: 4 },
      { status: "400", count: 1 },
      { status: "499", count: 1 },
      { status: "500", count: 1 },
    ],
    refusals: [{ code: "unsupported_size", parameter: "width", count: 2 }],
    sizes: [{ parameter: "width", metres: "33", count: 2 }],
    calls: [{ tool: "find_hangars", all: 2, refused: 1 }],
    applications: { accepted: 1 },
    waiting: 3,
    releases: { failed: 1 },
    totals: { requests: 7, refusals: 2, searches: 3, applications: 1 },
  });
});

test("a server that has counted nothing yet tells of nothing", async () => {
  const { requests, waiting, totals } = overviewOf(readMetrics(await metrics().text()));
  expect([requests, waiting, totals]).toEqual([
    [],
    undefined,
    { requests: 0, refusals: 0, searches: 0, applications: 0 },
  ]);
});

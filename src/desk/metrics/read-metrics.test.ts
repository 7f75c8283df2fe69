import fc from "fast-check";
import { Counter, Gauge, Registry } from "prom-client";
import { describe, expect, test } from "vitest";
import { MetricsError, readMetrics } from "./read-metrics.ts";

test("names, labels, numbers and times are read; what tells of them is passed over", () => {
  const text = [
    "# HELP requests_total Requests, \\\\ and {all}",
    "# TYPE requests_total counter",
    'requests_total{method="post",code="200"} 1027 1395066363000',
    "",
    "# a comment",
    'odd{path="C:\\\\DIR\\n",said="a \\"quote\\", and }",} 1.5e-3',
    "plain +Inf",
    "less\t-Inf",
    "none NaN",
    "",
  ].join("\n");
  expect(readMetrics(text)).toEqual([
    { name: "requests_total", labels: { method: "post", code: "200" }, value: 1027 },
    { name: "odd", labels: { path: "C:\\DIR\n", said: 'a "quote", and }' }, value: 0.0015 },
    { name: "plain", labels: {}, value: Infinity },
    { name: "less", labels: {}, value: -Infinity },
    { name: "none", labels: {}, value: NaN },
  ]);
  expect(readMetrics("")).toEqual([]);
});

describe("refused is", () => {
  test.each([
    ["an answer that was cut off", "a 1\nb 2", "the last line has no end"],
    ["a page of a proxy", "<!doctype html>\n", "line 1: is no sample"],
    ["a name that is none", "a 1\n1a 2\n", "line 2: is no sample"],
    ["a value without its quotation mark", 'a{b="c} 1\n', "line 1: is no sample"],
    ["an escape that there is not", 'a{b="\\t"} 1\n', "line 1: is no sample"],
    ["labels without a comma between them", 'a{b="c"d="e"} 1\n', "line 1: is no sample"],
    ["a label twice", 'a{b="c",b="d"} 1\n', "line 1: has a label twice"],
    ["a sample twice", 'a{b="c",d="e"} 1\na{d="e",b="c"} 2\n', "line 2: is told twice"],
    ["no number", "a\n", "line 1: is no sample"],
    ["a number in hexadecimal", "a 0x10\n", "line 1: has no number"],
    ["a type that there is not", "# TYPE a counters\n", "line 1: is no sample"],
  ])("%s", (_, text, why) => {
    expect(() => readMetrics(text)).toThrow(new MetricsError(why));
  });
});

test("whatever Prometheus' client writes is read as it was counted", async () => {
  const label = fc.string({ unit: "grapheme", maxLength: 12 });
  const counts = fc.uniqueArray(fc.tuple(label, label, fc.nat()), { selector: ([a, b]) => JSON.stringify([a, b]) });
  await fc.assert(
    fc.asyncProperty(counts, fc.double(), async (counted, value) => {
      const registry = new Registry();
      const registers = [registry];
      const counter = new Counter({ name: "counted", help: "a\nb\\", labelNames: ["of", "by"], registers });
      for (const [of, by, count] of counted) counter.inc({ of, by }, count);
      new Gauge({ name: "gauge", help: "x", registers }).set(value);
      const samples = readMetrics(await registry.metrics());
      expect(samples.filter(({ name }) => name === "counted")).toEqual(
        counted.map(([of, by, count]) => ({ name: "counted", labels: { of, by }, value: count })),
      );
      // The text has no negative zero.
      expect(samples.find(({ name }) => name === "gauge")!.value).toEqual(value === 0 ? 0 : value);
    }),
  );
});

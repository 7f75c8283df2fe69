import { HEALTH_PATH, METRICS_PATH, RELEASES_PATH } from "../../documents/paths.ts";
import type { Sample } from "./read-metrics.ts";

/** Requests of one kind of address: how many in all, and of them refused (4xx) and failed by the server's fault (5xx). */
export interface Requests {
  route: string;
  all: number;
  refused: number;
  failed: number;
}

export interface Refusals {
  code: string;
  parameter: string;
  count: number;
}

export interface RefusedSize {
  parameter: string;
  metres: string;
  count: number;
}

/** What the counters of a server say, the most frequent first. */
export interface Overview {
  /** When the process began to count, milliseconds since 1970. */
  since: number;
  requests: Requests[];
  statuses: { status: string; count: number }[];
  refusals: Refusals[];
  sizes: RefusedSize[];
  calls: { tool: string; all: number; refused: number }[];
  /** By how they ended. */
  applications: Readonly<Record<string, number>>;
  /** Kept and not delivered; nothing where none are kept, `NaN` where the disk cannot be read. */
  waiting: number | undefined;
  releases: Readonly<Record<string, number>>;
  totals: Totals;
}

/** Counters whose course is shown. */
export interface Totals {
  requests: number;
  refusals: number;
  searches: number;
  applications: number;
}

/** What watches the server asks it, too, and nobody means that by a request. */
const WATCHING = [METRICS_PATH, HEALTH_PATH];

/** Samples of `/metrics` of this service; names are those of `src/http/hosts/node/watching/metrics.ts`. */
export function overviewOf(samples: readonly Sample[]): Overview {
  const named = (name: string) => samples.filter((sample) => sample.name === name);
  const valueOf = (name: string) => named(name)[0]?.value;

  const asked = named("hangar_http_requests_total").filter(({ labels }) => {
    // Nothing is published by any other method than POST.
    const isProbe = labels["route"] === RELEASES_PATH && labels["method"] !== "POST";
    return !isProbe && !WATCHING.includes(labels["route"]!);
  });
  const requests = summed(asked, ({ route = "", status = "" }) => ({
    row: { route },
    add: { all: 1, refused: kindOf(status) === "4" ? 1 : 0, failed: kindOf(status) === "5" ? 1 : 0 },
  }));
  const calls = summed(named("hangar_mcp_calls_total"), ({ tool = "", outcome }) => ({
    row: { tool },
    add: { all: 1, refused: outcome === "refused" ? 1 : 0 },
  }));
  const statuses = summed(asked, ({ status = "" }) => ({ row: { status }, add: { count: 1 } }));
  const refusals = summed(named("hangar_refusals_total"), ({ code = "", parameter = "" }) => ({
    row: { code, parameter },
    add: { count: 1 },
  }));
  const sizes = summed(named("hangar_refused_sizes_total"), ({ parameter = "", metres = "" }) => ({
    row: { parameter, metres },
    add: { count: 1 },
  }));
  const applications = byOutcome(named("hangar_applications_total"));
  const byAssistants = calls.find(({ tool }) => tool === "find_hangars")?.all ?? 0;
  const byAddress = requests.find(({ route }) => route === "/v1/search")?.all ?? 0;
  return {
    since: (valueOf("process_start_time_seconds") ?? 0) * 1000,
    requests: sorted(requests, ({ all }) => all),
    statuses: sorted(statuses, ({ count }) => count),
    refusals: sorted(refusals, ({ count }) => count),
    sizes: sorted(sizes, ({ count }) => count),
    calls: sorted(calls, ({ all }) => all),
    applications,
    waiting: valueOf("hangar_applications_waiting"),
    releases: byOutcome(named("hangar_releases_total")),
    totals: {
      requests: total(requests.map(({ all }) => all)),
      refusals: total(refusals.map(({ count }) => count)),
      searches: byAssistants + byAddress,
      applications: applications["accepted"] ?? 0,
    },
  };
}

const kindOf = (status: string): string => status.charAt(0);

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Samples of equal rows together, each as many times as it has counted. */
function summed<Row extends object, Sum extends Record<string, number>>(
  samples: readonly Sample[],
  partOf: (labels: Sample["labels"]) => { row: Row; add: Sum },
): (Row & Sum)[] {
  const rows = new Map<string, Row & Sum>();
  for (const { labels, value } of samples) {
    const { row, add } = partOf(labels);
    const key = JSON.stringify(row);
    const before = rows.get(key);
    const sums = Object.entries(add).map(([name, times]) => [name, (before?.[name] ?? 0) + times * value]);
    rows.set(key, { ...row, ...(Object.fromEntries(sums) as Sum) });
  }
  return [...rows.values()];
}

const byOutcome = (samples: readonly Sample[]): Record<string, number> =>
  Object.fromEntries(samples.map(({ labels, value }) => [labels["outcome"] ?? "", value]));

const sorted = <Row>(rows: readonly Row[], by: (row: Row) => number): Row[] => [...rows].sort((a, b) => by(b) - by(a));

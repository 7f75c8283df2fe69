import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ApplicationPost } from "../../../../applications/deliver/post.ts";
import type { Refused, Watch } from "../../../../services/watch.ts";
import type { Exchange } from "./exchange.ts";
import { few } from "./few.ts";
import { refusedSize } from "./refused-size.ts";

/** An answer takes a tenth of a millisecond, a page a few, a picture or a model up to seconds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** The service names fewer: those of the parameters, of the headers and of the parts of a request. */
const MOST_PARAMETERS = 60;

/** Of all that Node reads, those that are answered. */
const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

const SIZES = ["width", "length", "height"];

export interface Metrics {
  watch: Watch;
  over(exchange: Exchange): void;
  /** In Prometheus' text format, and its media type. */
  text(): Promise<string>;
  type: string;
}

/** What Prometheus collects; of no label can a caller make more than a few dozen values. */
export function metrics(post?: Pick<ApplicationPost, "waiting" | "givenUp">): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "hangar_http_requests_total",
    help: "Requests by kind of address, method and status",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const bytes = new Counter({
    name: "hangar_http_sent_bytes_total",
    help: "Bytes of answers, with their heads",
    labelNames: ["route"],
    registers,
  });
  const seconds = new Histogram({
    name: "hangar_http_request_duration_seconds",
    help: "From the head of a request to the end of its answer",
    labelNames: ["route"],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: "hangar_refusals_total",
    help: "What requests, configurations of a batch and calls of tools were refused for, by code and parameter",
    labelNames: ["code", "parameter"],
    registers,
  });
  const sizes = new Counter({
    name: "hangar_refused_sizes_total",
    help: "Sizes that are asked for and not offered, in whole metres",
    labelNames: ["parameter", "metres"],
    registers,
  });
  const calls = new Counter({
    name: "hangar_mcp_calls_total",
    help: "Calls of tools by assistants",
    labelNames: ["tool", "outcome"],
    registers,
  });
  const outcome = { labelNames: ["outcome"], registers } as const;
  const counted = {
    applications: new Counter({ name: "hangar_applications_total", help: "Quote requests", ...outcome }),
    releases: new Counter({ name: "hangar_releases_total", help: "Releases published from the desk", ...outcome }),
  };
  const gauge = (name: string, help: string, count: (() => Promise<number>) | undefined): void => {
    if (!count) return;
    new Gauge({
      name,
      help: `${help}; NaN where the disk cannot be read`,
      registers,
      async collect() {
        this.set(await count().catch(() => NaN));
      },
    });
  };
  gauge("hangar_applications_waiting", "Quote requests that are kept and not delivered", post?.waiting?.bind(post));
  gauge("hangar_applications_given_up", "Quote requests that are not tried any more", post?.givenUp?.bind(post));

  const parameters = few(MOST_PARAMETERS);

  function refused({ code, problems }: Refused): void {
    if (problems.length === 0) refusals.inc({ code, parameter: "" });
    for (const problem of problems) {
      // The name of a parameter that there is not is the caller's own.
      const name = problem.code === "unknown_parameter" ? "" : parameters(problem.parameter.replace(/\d+/g, ""));
      refusals.inc({ code: problem.code, parameter: name });
      if (problem.code === "unsupported_size" && SIZES.includes(name) && problem.came !== undefined) {
        sizes.inc({ parameter: name, metres: refusedSize(name, problem.came) });
      }
    }
  }

  return {
    watch: {
      refused,
      called(tool, error) {
        calls.inc({ tool, outcome: error ? "refused" : "answered" });
        if (error) refused(error);
      },
      counted: (what, how) => counted[what].inc({ outcome: how }),
    },
    over({ method, route, status, ms, bytes: sent }) {
      requests.inc({ route, method: METHODS.includes(method) ? method : "other", status });
      bytes.inc({ route }, sent);
      seconds.observe({ route }, ms / 1000);
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

import type { RequestListener } from "node:http";
import type { ApplicationPost } from "../../../../applications/deliver/post.ts";
import type { Answer, HttpRequest } from "../../../reply.ts";
import type { Watch } from "../../../../services/watch.ts";
import { observed, type Exchange } from "./exchange.ts";
import { metrics } from "./metrics.ts";
import { metricsDoor } from "./metrics-door.ts";
import { requestLog } from "./request-log.ts";

/** What the operator of a server sees of it. */
export interface Watching {
  watch?: Watch;
  /** Answers at an address of its own, nothing at all others. */
  door?(request: HttpRequest): Answer | undefined;
  observed(listener: RequestListener): RequestListener;
  /** Tells of an exchange that never came to a listener. */
  tell(exchange: Exchange): void;
}

type Settings = Readonly<Record<string, string | undefined>>;

/** By METRICS_TOKEN and REQUEST_LOG. Throws `RangeError` for settings that do not serve. */
export function watching({ METRICS_TOKEN, REQUEST_LOG }: Settings, post: ApplicationPost | undefined): Watching {
  if (REQUEST_LOG && REQUEST_LOG !== "json") {
    throw new RangeError(`REQUEST_LOG must be json or not set, found ${JSON.stringify(REQUEST_LOG)}`);
  }
  const told: ((exchange: Exchange) => void)[] = REQUEST_LOG ? [requestLog()] : [];
  const tell = (exchange: Exchange) => told.forEach((each) => each(exchange));
  const watches = (listener: RequestListener) => observed(listener, tell);
  if (!METRICS_TOKEN) return { observed: watches, tell };

  const collected = metrics(post);
  told.push(collected.over);
  return { watch: collected.watch, door: metricsDoor(METRICS_TOKEN, collected), observed: watches, tell };
}

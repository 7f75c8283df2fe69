import type { Asked } from "./requests/request.ts";
import type { Told } from "../parity/host.ts";
import { askOverHttp } from "../parity/http-host.ts";

/** Requests at a time of one service. */
const MOST_AT_ONCE = 4;
/** An answer that does not come is an answer, too, milliseconds. */
const LONGEST_ANSWER = 60_000;

/** What a service answers to each of the requests, in their order. */
export async function answersOf(url: string, requests: readonly Asked[], atOnce = MOST_AT_ONCE): Promise<Told[]> {
  const answers: Told[] = [];
  const waiting = requests.entries();
  const lane = async (): Promise<void> => {
    for (const [at, request] of waiting) answers[at] = await told(url, request);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return answers;
}

async function told(url: string, request: Asked): Promise<Told> {
  const { hashed } = request;
  if (hashed) {
    const name = hashed.exec(String((await once(url, { ...request, headers: {} })).bytes))?.[0];
    return name === undefined
      ? noAnswer(`${request.path} names no ${hashed}`)
      : once(url, { ...request, path: `/${name}` });
  }
  const first = await once(url, request);
  const tag = first.headers["etag"];
  if (!request.again || tag === undefined) return first;
  return once(url, { ...request, headers: { ...request.headers, "if-none-match": tag } });
}

/** Each on a connection of its own: one kept alive may close just as a request sets out on it. */
const once = (url: string, request: Asked): Promise<Told> =>
  askOverHttp(url, request, { agent: false, signal: AbortSignal.timeout(LONGEST_ANSWER) }).catch((error: Error) =>
    noAnswer(error.message),
  );

/** The connection was cut, or the request is none that Node's client would send. */
const noAnswer = (why: string): Told => ({ status: 0, headers: {}, bytes: Buffer.from(why) });

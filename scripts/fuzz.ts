import { parseArgs } from "node:util";
import fc from "fast-check";
import type { ExampleRequest } from "../src/http/openapi/examples/example-requests.ts";
import { hostileRequests } from "../tests/support/hostile-requests.ts";
import makeProduct from "../tests/support/product.ts";
import { brokenHttp } from "./fuzz/broken-http.ts";
import { mcpMessages } from "./fuzz/mcp-messages.ts";
import { Target } from "./fuzz/target.ts";
import { PlainError, runScript } from "./plain-error.ts";

/*
 * npm run fuzz [-- --runs <inputs> --seed <number>]
 *
 * Throws hostile requests, MCP messages and broken HTTP at the built server and lets nothing pass but documented
 * answers. The seed that it prints, given again, repeats a run.
 */
const { values } = parseArgs({
  options: { runs: { type: "string", default: "100000" }, seed: { type: "string" } },
});

await runScript(async () => {
  const runs = Number(values.runs);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed)) {
    throw new PlainError("--runs and --seed must be whole numbers");
  }
  console.log(`${runs} inputs; to repeat: npm run fuzz -- --runs ${runs} --seed ${seed}`);

  await makeProduct();
  const { engine } = await import("../tests/support/built-product.ts");
  const { complaint, rawComplaint } = await import("./fuzz/documented.ts");
  const target = await Target.start();
  const { query, path, body, headers, long } = hostileRequests(engine);
  const sound = (one: fc.Arbitrary<ExampleRequest>) =>
    fc.asyncProperty(one, async (request) => refuse(complaint(request, await target.ask(request))));
  const broken = fc.asyncProperty(brokenHttp, async (bytes) => {
    for (const { status, headers: given, body: came } of await target.raw(bytes)) {
      const text = given.has("content-encoding") ? "" : came.toString();
      if (status >= 200) refuse(rawComplaint({ status, type: given.get("content-type") ?? "", text }));
    }
  });
  const families: Family[] = [
    { name: "queries", share: 0.2, check: checked(sound(query)) },
    { name: "paths", share: 0.15, check: checked(sound(path)) },
    { name: "bodies", share: 0.25, check: checked(sound(body)) },
    { name: "headers and methods", share: 0.15, check: checked(sound(headers)) },
    { name: "long addresses", share: 0.01, check: checked(sound(long)) },
    { name: "MCP messages", share: 0.12, check: checked(sound(mcpMessages)) },
    { name: "broken HTTP", share: 0.12, check: checked(broken) },
  ];

  const failures: string[] = [];
  await Promise.all(
    families.map(async ({ name, share, check }) => {
      const failure = await check({ numRuns: Math.ceil(runs * share), seed });
      if (failure !== undefined) failures.push(`${name}: ${failure}`);
      console.log(`${failure === undefined ? "ok    " : "FAILED"}  ${name}`);
    }),
  );
  const memory = target.memory();
  const end = await target.stop();
  if (end !== undefined) failures.push(end);
  if (failures.length > 0) throw new PlainError(failures.join("\n\n"));
  console.log(`Nothing but documented answers${memory === undefined ? "" : `; at most ${memory} MB of memory`}`);
});

/** One kind of inputs. */
interface Family {
  name: string;
  /** Of all inputs. */
  share: number;
  /** Gives what failed, and on what. */
  check(parameters: fc.Parameters<unknown>): Promise<string | undefined>;
}

function checked<Input>(property: fc.IAsyncProperty<Input>): Family["check"] {
  return async (parameters) => {
    const details = await fc.check(property, parameters as fc.Parameters<Input>);
    return details.failed ? `${String(details.errorInstance)}\n${fc.defaultReportMessage(details)}` : undefined;
  };
}

function refuse(what: string | undefined): void {
  if (what !== undefined) throw new Error(what);
}

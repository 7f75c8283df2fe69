import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ERROR_CODES } from "../../src/engine/response.ts";
import { oneAtATime } from "../../scripts/build/place/one-at-a-time.ts";
import { PlainError, runScript } from "../../scripts/plain-error.ts";
import { root } from "../../scripts/root.ts";
import type { Told } from "../parity/host.ts";
import { answersOf } from "./ask.ts";
import { differences } from "./compare/differences.ts";
import { groupsOf, type Differing } from "./compare/groups.ts";
import { normaliser } from "./compare/normalise.ts";
import { shown } from "./compare/shown.ts";
import { EXPECTED, judged } from "./expected.ts";
import { groupText } from "./report.ts";
import { home, installed, isAsCommitted, revisionOf, type Revision } from "./service/revision.ts";
import { startService, type Service } from "./service/service.ts";

/*
 * npm run answers -- <revision>
 *
 * Asks the product of a revision and the product of the working tree the same, and prints what they answer differently: the
 * proof that a change changes nothing, or nothing but what `expected.yaml` names.
 */
const USAGE = `npm run answers -- <revision>

Compares what the product of that revision answers with what the product of the working tree answers, and prints
what differs. HEAD is the last commit: what your changes since do; origin/main, a tag or a hash is as good.`;

const REPORT = join(home, "differences.txt");

/** These take more than a request: a fault of the service itself, or a door for applications that stays shut here. */
const NOT_ASKED_FOR = ["internal_error", "too_many_requests", "not_taken"];

await runScript(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || name.startsWith("-") || more.length > 0) throw new PlainError(USAGE);
  const revision = revisionOf(name);
  mkdirSync(home, { recursive: true });
  await oneAtATime(
    join(home, "lock.sqlite"),
    () => compare(revision),
    () => console.log("Waiting for another run of this command"),
  );
});

async function compare(revision: Revision): Promise<void> {
  const began = Date.now();
  const tell = (what: string) =>
    console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${what}`);
  const { name, sha, folder } = revision;
  if (isAsCommitted(revision)) tell(`The working tree is ${name} itself: only what two builds differ by could come`);
  const services: Service[] = [];
  try {
    tell(`Installing ${name} (${sha.slice(0, 10)}), once, in ${folder}`);
    const checkout = await installed(revision);
    tell(`Building and starting ${name}`);
    services.push(await startService(checkout, folder));
    tell("Building and starting the working tree");
    services.push(await startService(root, join(home, "today")));
    const [before, after] = services as [Service, Service];
    const differing = await ofRequests(before, after, tell);
    conclude(differing, name);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

interface Compared {
  count: number;
  differing: Differing[];
}

async function ofRequests(before: Service, after: Service, tell: (what: string) => void): Promise<Compared> {
  // The generators ask today's product what there is.
  process.env["PRODUCT"] = after.product;
  const { allRequests } = await import("./requests/requests.ts");
  const requests = await allRequests();
  tell(`Asking both ${requests.length} requests`);
  const [told, tells] = await Promise.all([before, after].map(({ url }) => answersOf(url, requests)));
  refuseUnasked(tells!);
  tell("Comparing the answers");
  const [then, now] = await Promise.all([before, after].map(async ({ url }) => normaliser(await buildOf(url))));
  const differing = requests.map(({ title }, at) => ({
    title,
    differences: differences(shown(told![at]!, then!), shown(tells![at]!, now!)),
  }));
  return { count: requests.length, differing: differing.filter((one) => one.differences.length > 0) };
}

/** A service's own name of its build. */
async function buildOf(url: string): Promise<string | undefined> {
  const { build } = (await (await fetch(`${url}/healthz`)).json()) as { build?: string };
  return build;
}

/** A code that no request is refused with would be a code that nobody compares. */
function refuseUnasked(answers: readonly Told[]): void {
  const codes = new Set(
    answers.map(({ bytes, status }) => (status < 400 ? "" : /^\{"error":\{"code":"(\w+)"/.exec(String(bytes))?.[1])),
  );
  const unasked = ERROR_CODES.filter((code) => !codes.has(code) && !NOT_ASKED_FOR.includes(code));
  if (unasked.length > 0)
    throw new PlainError(`No request is refused with ${unasked.join(", ")}: add one in tests/answers/requests/`);
}

function conclude({ count, differing }: Compared, name: string): void {
  const { unexpected, occurred } = judged(differing, EXPECTED);
  const groups = groupsOf(unexpected);
  writeFileSync(REPORT, groups.map((group) => `${groupText(group, true)}\n\n`).join(""));
  console.log(["", ...groups.map((group) => `${groupText(group)}\n`)].join("\n"));
  for (const [{ reason, differs }, answers] of occurred) {
    console.log(
      answers > 0
        ? `expected in ${answers} answers: ${reason}`
        : `EXPECTED AND NOT FOUND: ${differs.source} (${reason})`,
    );
  }
  const isMissing = [...occurred.values()].includes(0);
  if (groups.length > 0)
    console.log(`Before is ${name} (−), after is the working tree (+). Every change, whole: ${REPORT}`);
  if (groups.length > 0)
    console.log("What is meant belongs into tests/answers/expected.yaml, with its reason; all else is to be mended.");
  if (isMissing) console.log("What is expected must occur: take what does not out of tests/answers/expected.yaml.");
  console.log(`${count} answers compared, ${unexpected.length} differ in ${groups.length} groups`);
  if (groups.length > 0 || isMissing) process.exitCode = 1;
}

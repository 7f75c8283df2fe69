import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "../../scripts/build/place/one-at-a-time.ts";
import { PlainError, runScript } from "../../scripts/plain-error.ts";
import { root } from "../../scripts/root.ts";
import { groupsOf } from "./compare/groups.ts";
import type { Door } from "./applications/compare-applications.ts";
import { Receiver } from "./applications/receiver.ts";
import { together, type Both, type Compared } from "./compared.ts";
import { EXPECTED, judged } from "./expected.ts";
import { counted, groupText } from "./report.ts";
import { home, installed, isAsCommitted, revisionOf, type Revision } from "./service/revision.ts";
import { makePrices } from "./service/prices.ts";
import { startService, type Service } from "./service/service.ts";

/*
 * npm run answers -- <revision>
 *
 * Asks the product of a revision and the product of the working tree the same and prints what they answer differently: the
 * proof that a change changes nothing, or nothing but what `expected.yaml` names.
 */
const USAGE = `npm run answers -- <revision>

Compares what the product of that revision answers with what the product of the working tree answers, and prints what
differs. HEAD shows what was changed since the last commit; a branch, a tag or a hash is as good.`;

const EXPECTED_FILE = "tests/answers/expected.yaml";
const REPORT = join(home, "differences.txt");
/** More of them nobody reads on a screen. */
const MOST_GROUPS = 30;

await runScript(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || name.startsWith("-") || more.length > 0) throw new PlainError(USAGE);
  const revision = revisionOf(name);
  mkdirSync(home, { recursive: true });
  const wait = () => console.log("Waiting for another run of this command");
  await oneAtATime(join(home, "lock.sqlite"), () => compare(revision), wait);
});

async function compare(revision: Revision): Promise<void> {
  const began = Date.now();
  const tell = (what: string): void => {
    console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${what}`);
  };
  const { name, sha, folder } = revision;
  if (isAsCommitted(revision)) tell(`The working tree is ${name} itself: only what two builds differ by could come`);
  const running: { stop(): Promise<void> }[] = [];
  const kept = <One extends { stop(): Promise<void> }>(one: One): One => {
    running.push(one);
    return one;
  };
  /** As it is, and once more with a door for applications; the build comes with the first. */
  const started = async (checkout: string, place: string): Promise<Started> => {
    await makePrices(checkout, join(place, "prices"));
    const service = kept(await startService(checkout, place));
    const receiver = kept(new Receiver());
    await receiver.start();
    return { service, door: { receiver, url: kept(await startService(checkout, place, receiver.env)).url } };
  };
  try {
    tell(`Installing ${name}, ${sha.slice(0, 10)}, where it is not yet: ${folder}`);
    const checkout = await installed(revision);
    tell(`Building and starting ${name}`);
    const before = await started(checkout, folder);
    tell("Building and starting the working tree");
    const after = await started(root, join(home, "today"));
    const all = await compared({ before, after }, tell);
    tell("Done");
    conclude(all, name);
  } finally {
    await Promise.all(running.map((one) => one.stop()));
  }
}

interface Started {
  service: Service;
  door: Door;
}

async function compared({ before, after }: Both<Started>, tell: (what: string) => void): Promise<Compared> {
  // The tests' generators ask this product what there is.
  process.env["PRODUCT"] = after.service.product;
  const { compareRequests } = await import("./requests/compare-requests.ts");
  const { compareApplications } = await import("./applications/compare-applications.ts");
  const { compareStates } = await import("./pages/compare-states.ts");
  const { OLDER } = await import("./requests/sources.ts");
  const sites = ({ service, door }: Started) => ({ shut: service.url, open: door.url });
  return together([
    await compareRequests({ before: before.service.url, after: after.service.url }, tell),
    await compareApplications({ before: before.door, after: after.door }, tell),
    await compareStates({ before: sites(before), after: sites(after) }, OLDER, tell),
  ]);
}

function conclude({ count, differing }: Compared, name: string): void {
  const { unexpected, occurred } = judged(differing, EXPECTED);
  const groups = groupsOf(unexpected);
  const missing = [...occurred].filter(([, answers]) => answers === 0);
  writeFileSync(REPORT, groups.map((group) => `${groupText(group, true)}\n\n`).join(""));
  for (const group of groups.slice(0, MOST_GROUPS)) console.log(`\n${groupText(group)}`);
  if (groups.length > MOST_GROUPS) console.log(`\nand ${counted(groups.length - MOST_GROUPS, "smaller group")}`);
  console.log();
  for (const [{ reason }, answers] of occurred) {
    if (answers > 0) console.log(`Expected, in ${counted(answers, "answer")}: ${reason}`);
  }
  for (const [{ answers, differs }] of missing) {
    console.log(`EXPECTED, AND DOES NOT OCCUR: ${answers.source} · ${differs.source}. Take it out of ${EXPECTED_FILE}`);
  }
  if (groups.length > 0) {
    console.log(`− is ${name}, + is the working tree. Every change, uncut: ${REPORT}`);
    console.log(
      `Mend what is not meant; what is meant goes into ${EXPECTED_FILE}, with its reason, while its issue is open.`,
    );
  }
  console.log(
    `${counted(count, "answer")} compared, ${unexpected.length} differ in ${counted(groups.length, "group")}`,
  );
  if (groups.length > 0 || missing.length > 0) process.exitCode = 1;
}

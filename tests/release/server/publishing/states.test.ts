import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Progress } from "../../../../src/services/release-progress.ts";
import type { Submission } from "../../../../src/desk/release/submission.ts";
import { lastOf, Publishing, TOKEN } from "./publishing.ts";

/*
 * What becomes of a release on its way, whatever happens meanwhile. The builder is faked; `goes-live.test.ts` beside this
 * publishes once in earnest, and what breaks in the midst is `tests/server/process/publication.test.ts`'s.
 */
const site = new Publishing(true);
beforeAll(async () => {
  site.start();
  await site.listening();
}, 60_000);
afterAll(() => site.close());

const dearer = (gateFrame: number): Record<string, string> => ({
  "price-list.yaml": site.read().replace(/gate_frame: \d+/, `gate_frame: ${gateFrame}`),
});
const releaseOf = (gateFrame: number, given: Partial<Submission> = {}) => site.draft(dearer(gateFrame), given);
/** What the product under test counts by: another would be given away by its reference totals. */
const ofSamePrices = (given: Partial<Submission> = {}) =>
  site.draft({ "price-list.yaml": `${site.read()}# The same prices.\n` }, given);

const today = new Date().toLocaleDateString("sv");

describe("who may publish", () => {
  const asked = (headers: Record<string, string>) => fetch(`${site.url}/desk/releases`, { headers });

  test("only who has the token, and only to the desk's own path", async () => {
    const withoutToken = await asked({});
    expect([withoutToken.status, withoutToken.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await site.post("{}", { Authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    expect((await asked({ Cookie: `DESK_TOKEN=${TOKEN}` })).status).toBe(401);
    expect((await asked({ Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test("any desk is told that this server publishes", async () => {
    const response = await fetch(`${site.url}/desk/prices.json`);
    expect([response.status, response.headers.get("desk-releases")]).toEqual([200, "/desk/releases"]);
  });

  test("guesses are limited, and the right token is taken even then", async () => {
    const guesses = Array.from({ length: 20 }, (_, at) => site.post("{}", { Authorization: `Bearer guess-${at}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await asked({ Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test("a key that is too short ends the start in plain words", async () => {
    const other = new Publishing(true);
    const { code, output } = await other.start("short").ended;
    expect([code, output]).toEqual([1, expect.stringMatching(/^DESK_TOKEN .*\nNothing is served: .*\n$/)]);
    await other.close();
  });
});

/** Asks with a file of the folder spoilt, and puts it right again. */
async function spoilt(name: string, spoil: (text: string) => string): Promise<Progress[]> {
  const before = site.read(name);
  site.write(spoil(before), name);
  try {
    return await site.submit(releaseOf(33000));
  } finally {
    site.write(before, name);
  }
}

const withFiles = (files: Record<string, unknown>) => site.toldOf(JSON.stringify({ ...releaseOf(33000), files }));

describe("what is refused changes nothing", () => {
  test.each<[string, () => Promise<Progress[]>, RegExp]>([
    ["what is no release", () => site.toldOf("нет"), /не разобрать/],
    ["what was cut off", () => site.toldOf(JSON.stringify(releaseOf(33000)).slice(0, -9)), /не разобрать/],
    ["a way out of the folder", () => withFiles({ "../price-list.yaml": site.read() }), /не разобрать/],
    ["a file that nobody edits", () => withFiles({ "released.txt": "" }), /не разобрать/],
    ["what is no text", () => withFiles({ "price-list.yaml": [site.read()] }), /не разобрать/],
    ["no YAML", () => withFiles({ "price-list.yaml": "meta: [" }), /price-list\.yaml/],
    ["one key twice", () => withFiles({ "price-list.yaml": `${site.read()}prices: {}\n` }), /price-list\.yaml/],
    [
      "a picture that is none",
      () =>
        site.submit(
          site.draft({ "logo.png": "AAAA", "manufacturer.yaml": `${site.read("manufacturer.yaml")}logo: logo.png\n` }),
        ),
      /logo/,
    ],
    [
      "a released list that was changed since",
      () => spoilt("archive/2026-11-20.yaml", (text) => text.replace("gate_frame: 3", "gate_frame: 4")),
      /2026-11-20/,
    ],
    ["a record of releases that was cut", () => spoilt("released.txt", (text) => text.slice(0, 30)), /released\.txt/],
    ["a price that cannot be", () => site.submit(releaseOf(33005)), /prices\.gate_frame\): найдено 33005/],
    ["a jump that nobody confirmed", () => site.submit(releaseOf(325000)), /Не подтверждено/],
    [
      "a draft of a list that holds no longer",
      () => site.submit(releaseOf(33000, { base: { "price-list.yaml": "0" } })),
      /опубликовали другое/,
    ],
    ["a date of a mistyped year", () => site.submit(releaseOf(33000, { day: "2062-11-23" })), /больше чем через год/],
    [
      "taking back what does not hold",
      () => site.submit({ action: "withdraw", by: "Анна", today, version: "2020-01-01" }),
      /вернуться не к чему/,
    ],
    [
      "taking back where the clocks do not agree",
      () => site.submit({ action: "withdraw", by: "Анна", today: "2016-11-20", version: "2026-11-20" }),
      /поправьте часы/,
    ],
  ])("%s", async (_, ask, told) => {
    const before = site.state();
    const last = lastOf(await ask());
    expect([last.step, last.text]).toEqual(["refused", expect.stringMatching(told)]);
    expect(site.state()).toEqual(before);
  });

  test("what is no JSON by its type, what is too long, and bytes that are no text", async () => {
    expect((await site.post("{}", { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await site.post("x".repeat(4_100_000))).status).toBe(413);
    const headers = { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/json" };
    const body = Buffer.from([0x22, 0xff, 0x22]);
    const response = await fetch(`${site.url}/desk/releases`, { method: "POST", headers, body });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("не в UTF-8")]);
  });
});

/** Where the note of what is half done would be written. */
const obstacle = join(site.folder, ".build/publish/pending.json.part");
const FAILED_AT_LAST = ["prove", "build", "check", "switch", "failed"];

test("what cannot be written after all leaves everything as it was, no request fails, and another manager is told to wait meanwhile", async () => {
  const before = site.state();
  mkdirSync(obstacle, { recursive: true });
  let told: Progress[] = [];
  const answers = await site.answersDuring(async () => {
    const publishing = site.submit(ofSamePrices());
    await site.building();
    const another = await site.post(JSON.stringify(ofSamePrices({ by: "Борис" })));
    expect(another.status).toBe(409);
    expect(await another.text()).toMatch(
      /Уже публикуется другой выпуск \(Анна, начат .*\): дождитесь его конца и нажмите ещё раз\./,
    );
    // Whoever lost the connection sends the same again.
    const again = site.submit(ofSamePrices());
    site.goOn();
    told = await publishing;
    expect(await again).toEqual(told);
  });
  expect(told.map(({ step }) => step)).toEqual(FAILED_AT_LAST);
  rmSync(obstacle, { recursive: true });
  expect(site.state()).toEqual(before);
  expect(answers.size).toBe(1);
});

test("a server that dies meanwhile is followed by another, where whoever sends the same again hears how it ends", async () => {
  mkdirSync(obstacle, { recursive: true });
  const cutOff = site.submit(ofSamePrices()).catch(() => "cut off");
  await site.building();
  process.kill(await site.childOf("server.js"), "SIGKILL");
  await cutOff;
  // On whatever port is free, as the first.
  await site.listening("starting it anew");
  const told = site.submit(ofSamePrices());
  site.goOn();
  expect((await told).map(({ step }) => step)).toEqual(FAILED_AT_LAST);
  rmSync(obstacle, { recursive: true });
});

test("killed while it builds, it starts again with what it served", async () => {
  const before = site.state();
  const told = site.submit(ofSamePrices()).catch(() => "cut off");
  await site.building();
  site.server.process.kill("SIGKILL");
  await told;
  await site.server.ended;
  rmSync(join(site.folder, "building"));
  site.start();
  await site.listening();
  expect((await site.answer()).prices_version).toBe("2026-11-20");
  expect(site.state()).toEqual(before);
});

test("a list that was a mistake is taken back, under the name of who did", async () => {
  site.write(site.read().replace(/gate_frame: \d+/, "gate_frame: 325000"));
  site.release("2026-11-23");
  site.commit();
  const told = site.submit({ action: "withdraw", by: "Борис", today, version: "2026-11-23" });
  await site.building();
  site.goOn();
  expect((await told).map(({ step }) => step)).toEqual(["prove", "build", "check", "switch", "record", "done"]);
  expect(site.git("log", "-1", "--format=%s")).toMatch(/^Прайс-лист \S+ вместо отозванного 2026-11-23: Борис$/);
  expect(site.git("status", "--porcelain")).toBe("");
  expect(site.read()).toContain("gate_frame: 32500");
  expect(site.read("journal.jsonl")).toContain('"by":"Борис"');
});

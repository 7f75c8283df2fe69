import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { progressOf } from "../../../src/desk/page/publishing/progress-of.ts";
import type { Progress } from "../../../src/desk/release/progress.ts";
import { fingerprint, type Submission } from "../../../src/desk/release/submission.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { examplePrices } from "../../support/product.ts";
import { writeAll } from "../../../scripts/prices/write.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { Script } from "../../server/running-server.ts";

/*
 * The price desk publishes on a running server: another build takes its place, and no client notices but by the prices.
 */
const TOKEN = "a-token-that-nobody-would-ever-guess";
const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30&gates=1";
const CLIENTS = 8;
/** A PNG of one grey pixel. */
const LOGO = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

const folder = mkdtempSync(join(tmpdir(), "hangar-"));
const prices = join(folder, "prices");
const list = (): string => readFileSync(join(prices, "price-list.yaml"), "utf8");
const git = (...args: string[]): string => execFileSync("git", ["-C", prices, ...args], { encoding: "utf8" }).trim();

const contactsNow = (): string => readFileSync(join(prices, "manufacturer.yaml"), "utf8");

let server: Script;
let url: string;

async function start(): Promise<void> {
  const args = ["--prices", prices, "--out", join(folder, "dist")];
  server = new Script("scripts/start.ts", { args, env: { PORT: "0", DESK_TOKEN: TOKEN } });
  url = (await server.line(/Listening on (http:\S+)\//))[1]!;
}

beforeAll(async () => {
  cpSync(examplePrices, prices, { recursive: true });
  writeAll(prices, planRelease(pricesOnDisk(prices), "2026-11-20").writes);
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "prices");
  await start();
}, 300_000);
afterAll(async () => {
  server.process.kill("SIGTERM");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/desk/releases`, {
    method: "POST",
    headers: { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/json", ...headers },
    body,
  });

/** What is told of what is sent as a release, to its end. */
async function toldOf(body: string): Promise<Progress[]> {
  const response = await post(body);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const told: Progress[] = [];
  for await (const progress of progressOf(response.body!)) told.push(progress);
  return told;
}

const submit = (submission: Submission): Promise<Progress[]> => toldOf(JSON.stringify(submission));

const releaseOf = (gateFrame: number, given: Partial<Submission> = {}): Submission =>
  ({
    action: "release",
    by: "Анна",
    day: "2026-11-23",
    files: { "price-list.yaml": list().replace(/gate_frame: \d+/, `gate_frame: ${gateFrame}`) },
    base: { "price-list.yaml": fingerprint(list()) },
    confirmed: [],
    ...given,
  }) as Submission;

const answerOf = async (path = CALC): Promise<CalcResponse> => (await (await fetch(url + path)).json()) as CalcResponse;

/** What clients that ask without a pause were answered meanwhile, as `version total`; a failed request throws. */
async function answersDuring(work: () => Promise<void>): Promise<Set<string>> {
  const answers = new Set<string>();
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    do {
      const { prices_version, result } = await answerOf();
      answers.add(`${prices_version} ${result.total_with_vat}`);
    } while (!isOver);
  });
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  return answers;
}

const lastOf = (told: readonly Progress[]): Progress => told.at(-1)!;

describe("who may publish", () => {
  test("only who has the token, and only to the desk's own path", async () => {
    const withoutToken = await fetch(`${url}/desk/releases`);
    expect([withoutToken.status, withoutToken.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await post("{}", { Authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    expect((await fetch(`${url}/desk/releases`, { headers: { Cookie: `DESK_TOKEN=${TOKEN}` } })).status).toBe(401);
    expect((await fetch(`${url}/desk/releases`, { headers: { Authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
  });

  test("any desk is told that this server publishes", async () => {
    const response = await fetch(`${url}/desk/prices.json`);
    expect([response.status, response.headers.get("desk-releases")]).toEqual([200, "/desk/releases"]);
  });

  test("guesses are limited, and the right token is taken even then", async () => {
    const guesses = Array.from({ length: 20 }, (_, at) => post("{}", { Authorization: `Bearer guess-${at}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await fetch(`${url}/desk/releases`, { headers: { Authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
  });
});

const today = new Date().toLocaleDateString("sv");

/** Asks with a file of the folder spoilt, and puts it right again. */
async function spoilt(name: string, spoil: (text: string) => string, ask: () => Promise<Progress[]>) {
  const path = join(prices, name);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, spoil(before));
  try {
    return await ask();
  } finally {
    writeFileSync(path, before);
  }
}

const withFiles = (files: Record<string, unknown>) => toldOf(JSON.stringify({ ...releaseOf(33000), files }));

describe("what is refused changes nothing", () => {
  test.each<[string, () => Promise<Progress[]>, RegExp]>([
    ["what is no release", () => toldOf("нет"), /не разобрать/],
    ["what was cut off", () => toldOf(JSON.stringify(releaseOf(33000)).slice(0, -9)), /не разобрать/],
    ["a way out of the folder", () => withFiles({ "../price-list.yaml": list() }), /не разобрать/],
    ["a file that nobody edits", () => withFiles({ "released.txt": "" }), /не разобрать/],
    ["what is no text", () => withFiles({ "price-list.yaml": [list()] }), /не разобрать/],
    ["no YAML", () => withFiles({ "price-list.yaml": "meta: [" }), /price-list\.yaml/],
    ["one key twice", () => withFiles({ "price-list.yaml": `${list()}prices: {}\n` }), /price-list\.yaml/],
    [
      "a picture that is none",
      () =>
        submit(
          releaseOf(33000, {
            files: { "logo.png": "AAAA", "manufacturer.yaml": `${contactsNow()}logo: logo.png\n` },
            base: { "logo.png": fingerprint(""), "manufacturer.yaml": fingerprint(contactsNow()) },
          }),
        ),
      /logo/,
    ],
    [
      "a released list that was changed since",
      () =>
        spoilt(
          "archive/2026-11-20.yaml",
          (text) => text.replace("gate_frame: 3", "gate_frame: 4"),
          () => submit(releaseOf(33000)),
        ),
      /2026-11-20/,
    ],
    [
      "a record of releases that was cut",
      () =>
        spoilt(
          "released.txt",
          (text) => text.slice(0, 30),
          () => submit(releaseOf(33000)),
        ),
      /released\.txt/,
    ],
    ["a price that cannot be", () => submit(releaseOf(33005)), /prices\.gate_frame\): найдено 33005/],
    ["a jump that nobody confirmed", () => submit(releaseOf(325000)), /Не подтверждено/],
    [
      "a draft of a list that holds no longer",
      () => submit(releaseOf(33000, { base: { "price-list.yaml": "0" } })),
      /опубликовали другое/,
    ],
    ["a date of a mistyped year", () => submit(releaseOf(33000, { day: "2062-11-23" })), /больше чем через год/],
    [
      "taking back what does not hold",
      () => submit({ action: "withdraw", by: "Анна", today, version: "2020-01-01" }),
      /вернуться не к чему|уже не действует|ещё не выпущен/,
    ],
    [
      "taking back where the clocks do not agree",
      () => submit({ action: "withdraw", by: "Анна", today: "2016-11-20", version: "2026-11-20" }),
      /поправьте часы/,
    ],
  ])("%s", async (_, ask, told) => {
    const before = [list(), git("status", "--porcelain")];
    const last = lastOf(await ask());
    expect([last.step, last.text]).toEqual(["refused", expect.stringMatching(told)]);
    expect([list(), git("status", "--porcelain")]).toEqual(before);
  });

  test("what is no JSON by its type, and what is too long", async () => {
    expect((await post("{}", { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post("x".repeat(4_100_000))).status).toBe(413);
  });
});

test("bytes that are no text are not taken", async () => {
  const headers = { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/json" };
  const body = Buffer.from([0x22, 0xff, 0x22]);
  const response = await fetch(`${url}/desk/releases`, { method: "POST", headers, body });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("не в UTF-8")]);
});

test("a build that is killed leaves the running product and the prices as they were", async () => {
  const before = list();
  const told = submit(releaseOf(33000));
  const build = await childOf(server.process.pid!, "scripts/build.ts");
  process.kill(build, "SIGKILL");
  const last = lastOf(await told);
  expect([last.step, last.text]).toEqual(["failed", expect.stringContaining("На сайте всё как было")]);
  expect(list()).toBe(before);
  expect((await answerOf()).prices_version).toBe("2026-11-20");
}, 120_000);

test("what somebody else releases while the site is built stays, and the draft is stale", async () => {
  const told = submit(releaseOf(33000));
  await childOf(server.process.pid!, "scripts/build.ts");
  writeFileSync(join(prices, "price-list.yaml"), list().replace(/window_frame: \d+/, "window_frame: 4950"));
  writeAll(prices, planRelease(pricesOnDisk(prices), "2026-11-23").writes);
  const before = [list(), git("status", "--porcelain")];
  const last = lastOf(await told);
  expect([last.step, last.text]).toEqual(["refused", expect.stringContaining("от 23\u00a0ноября\u00a02026")]);
  expect([list(), git("status", "--porcelain")]).toEqual(before);
  expect((await answerOf()).prices_version).toBe("2026-11-20");
  git("checkout", "--quiet", "--", ".");
  git("clean", "--quiet", "--force", "-d");
}, 300_000);

test("what cannot be written after all leaves everything as it was, no request fails, and another manager is told to wait meanwhile", async () => {
  const before = [list(), git("status", "--porcelain")];
  const obstacle = join(folder, ".build/publish/pending.json.part");
  mkdirSync(obstacle, { recursive: true });
  let told: Progress[] = [];
  const answers = await answersDuring(async () => {
    const publishing = submit(releaseOf(33000));
    await childOf(server.process.pid!, "scripts/build.ts");
    const another = await post(JSON.stringify(releaseOf(33100, { by: "Борис" })));
    expect(another.status).toBe(409);
    expect(await another.text()).toMatch(
      /Уже публикуется другой выпуск \(Анна, начат .*\): дождитесь его конца и нажмите ещё раз\./,
    );
    // Whoever lost the connection sends the same again.
    const again = submit(releaseOf(33000));
    told = await publishing;
    expect(await again).toEqual(told);
  });
  expect(told.map(({ step }) => step)).toEqual(["prove", "build", "check", "switch", "failed"]);
  rmSync(obstacle, { recursive: true });
  expect([list(), git("status", "--porcelain")]).toEqual(before);
  expect([...answers].filter((answer) => !/^2026-11-2[03] \d+$/.test(answer))).toEqual([]);
  const after = await Promise.all(Array.from({ length: 50 }, () => answerOf()));
  expect(new Set(after.map(({ prices_version }) => prices_version))).toEqual(new Set(["2026-11-20"]));
}, 300_000);

test("a server that dies meanwhile is followed by another, where whoever sends the same again hears how it ends", async () => {
  const obstacle = join(folder, ".build/publish/pending.json.part");
  mkdirSync(obstacle, { recursive: true });
  const cutOff = submit(releaseOf(33000)).catch(() => "cut off");
  await childOf(server.process.pid!, "scripts/build.ts");
  process.kill(await childOf(server.process.pid!, "server.js"), "SIGKILL");
  await cutOff;
  // On whatever port is free, as the first.
  url = (await server.line(/starting it anew[^]*Listening on (http:\S+)\//))[1]!;
  const told = await submit(releaseOf(33000));
  expect(told.map(({ step }) => step)).toEqual(["prove", "build", "check", "switch", "failed"]);
  rmSync(obstacle, { recursive: true });
}, 300_000);

test("a key that is too short ends the start in plain words", async () => {
  const args = ["--prices", prices, "--out", join(folder, "dist")];
  const { code, output } = await new Script("scripts/start.ts", { args, env: { PORT: "0", DESK_TOKEN: "short" } })
    .ended;
  expect([code, output]).toEqual([1, expect.stringMatching(/^DESK_TOKEN .*\nNothing is served: .*\n$/)]);
});

test("a release goes live under load, and no request fails: every answer is of one list or the other, whole", async () => {
  const before = await answerOf();
  let told: Progress[] = [];
  const contacts = contactsNow();
  const release = releaseOf(33000) as Extract<Submission, { action: "release" }>;
  const submission: Submission = {
    ...release,
    files: { ...release.files, "manufacturer.yaml": `${contacts}logo: logo.png\n`, "logo.png": LOGO },
    base: { ...release.base, "manufacturer.yaml": fingerprint(contacts), "logo.png": fingerprint("") },
  };
  const answers = await answersDuring(async () => {
    told = await submit(submission);
  });
  expect(told.map(({ step }) => step)).toEqual(["prove", "build", "check", "switch", "record", "done"]);
  const after = await answerOf();
  expect([after.prices_version, after.result.total_with_vat]).toEqual([
    "2026-11-23",
    before.result.total_with_vat + 500,
  ]);
  expect([...answers].sort()).toEqual([
    `2026-11-20 ${before.result.total_with_vat}`,
    `2026-11-23 ${after.result.total_with_vat}`,
  ]);
  expect(git("log", "-1", "--format=%an: %s")).toBe("Анна: Прайс-лист 2026-11-23: Анна");
  expect(git("status", "--porcelain")).toBe("");
  const [, logo] = /src="([^"]*logo[^"]*\.png)"/.exec(await (await fetch(url)).text())!;
  const shown = await fetch(url + logo);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await shown.arrayBuffer()).toString("base64")).toBe(LOGO);
  expect(readFileSync(join(prices, "logo.png"), "base64")).toBe(LOGO);
}, 300_000);

test("a list that was a mistake is taken back, and its links say so", async () => {
  const told = await submit({ action: "withdraw", by: "Борис", today, version: "2026-11-23" });
  expect(lastOf(told).step).toBe("done");
  const now = await answerOf();
  expect(now.prices_version > "2026-11-23").toBe(true);
  expect(git("log", "-1", "--format=%s")).toBe(`Прайс-лист ${now.prices_version} вместо отозванного 2026-11-23: Борис`);
  expect((await answerOf(`${CALC}&prices_version=2026-11-23`)).warnings[0]).toContain("по отозванному прайс-листу");
  expect(await (await fetch(`${url}/prices/feed.xml`)).text()).toContain("Борис");
}, 300_000);

test("killed while it builds, it starts again with what it served", async () => {
  const { prices_version } = await answerOf();
  const before = list();
  const told = submit(releaseOf(34000, { day: prices_version.slice(0, 10) })).catch(() => "cut off");
  await childOf(server.process.pid!, "scripts/build.ts");
  server.process.kill("SIGKILL");
  await told;
  await server.ended;
  await start();
  expect((await answerOf()).prices_version).toBe(prices_version);
  expect(list()).toBe(before);
}, 300_000);

/** A process that another has started to run a file, once there is one. */
async function childOf(parent: number, file: string): Promise<number> {
  for (let tries = 0; tries < 400; tries++) {
    const processes = execFileSync("ps", ["-eo", "pid,ppid,args"], { encoding: "utf8" }).split("\n");
    const child = processes
      .map((line) => line.trim().split(/\s+/))
      .find(([, ppid, ...args]) => Number(ppid) === parent && args.some((arg) => arg.endsWith(file)));
    if (child) return Number(child[0]);
    await new Promise((goOn) => setTimeout(goOn, 50));
  }
  throw new Error(`nothing runs ${file}`);
}

import * as engine from "hangar-engine";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Replies } from "../replies.ts";
import { askedBy } from "../reply.ts";
import type { Watch } from "../../services/watch.ts";
import { contentOf, type ApplicationRequest } from "../../calculator/quote/own-service/application-request.ts";
import { findProof } from "../../calculator/quote/own-service/find-proof.ts";
import type { ErrorBody } from "../../engine/response.ts";
import { olderList } from "../../../tests/support/older-list.ts";
import { roubles } from "../../text/format.ts";
import { LIMITS } from "../../applications/accept/limits.ts";
import type { Application } from "../../applications/application.ts";
import { DeliveryError } from "../../applications/deliver/carrier.ts";
import { applicationsOverHttp } from "./over-http.ts";

const answer = engine.calculate({ roof: "dvuhskat", width: 12, length: 30 });
if (answer.status !== 200) throw new Error("no hangar");
const { calculation_id, result } = answer.body;

const application = (key: number): ApplicationRequest => ({
  idempotency_key: String(key).padStart(32, "0"),
  calculation_id,
  contacts: { name: "Иван", phone: "+79001234567" },
  consent: true,
  wants_copy: false,
  website: "",
  seconds: 30,
});

const taken: Application[] = [];
const counted: string[] = [];
const watch: Watch = {
  refused: () => undefined,
  called: () => undefined,
  counted: (what, outcome) => void counted.push(`${what} ${outcome}`),
};
let take: (application: Application) => Promise<void>;
let answerTo: ReturnType<typeof applicationsOverHttp>;
beforeEach(() => {
  taken.length = counted.length = 0;
  take = async (application) => void taken.push(application);
  answerTo = applicationsOverHttp({
    engine,
    manufacturer: { legal_name: "ООО «Ангар-Пример»", phone: "+7 (000) 000-00-00" },
    postOf: ({ post }) => post,
    workbookOf: () => Promise.resolve({ file_name: "hangar.xlsx", base64: "" }),
    replies: new Replies(engine.baseUrl),
  });
});

async function post(body: object, address: string | undefined = undefined) {
  const headers = { "Content-Type": "application/json" };
  const request = new Request(`${engine.baseUrl}/application`, { method: "POST", headers, body: JSON.stringify(body) });
  const host = { post: { sendsLetters: false, take: (one: Application) => take(one) }, addressOf: () => address };
  const {
    status,
    bytes,
    headers: told,
  } = await answerTo(engine, { ...askedBy(request, host), watch }, (version) =>
    version === olderList.meta.version ? engine.under(olderList) : undefined,
  );
  return {
    status,
    headers: told,
    body: JSON.parse(new TextDecoder().decode(bytes!)) as ErrorBody & { number: string },
  };
}

test("the sum is the engine's, whatever else stands in the request", async () => {
  expect((await post({ ...application(1), total_with_vat: 1 })).status).toBe(400);
  const { status, body } = await post(application(1));
  expect([status, body]).toEqual([
    202,
    {
      number: taken[0]!.number,
      calculation_id,
      total_with_vat: result.total_with_vat,
      prices_version: answer.body.prices_version,
    },
  ]);
  expect(taken[0]).toMatchObject({
    total_with_vat: result.total_with_vat,
    calculator_link: answer.body.calculator_link,
  });
  const [, told] = taken[0]!.copy_text.split("\n\n");
  expect(told).toBe("Вот что в ней (контакты и комментарий в копию не входят):");
});

test("what the hangar cost under the list of the visitor's link is told, too", async () => {
  const was = engine.under(olderList).fromCalculationId(calculation_id);
  if (was.status !== 200) throw new Error("no hangar");
  const { prices_version: link_prices_version } = was.body;
  await post({ ...application(1), link_prices_version });
  const link_total_with_vat = was.body.result.total_with_vat;
  expect(taken[0]).toMatchObject({ link_prices_version, link_total_with_vat, total_with_vat: result.total_with_vat });
  expect(taken[0]!.text).toContain(`было ${roubles(link_total_with_vat)}, сейчас ${roubles(result.total_with_vat)}`);
  await post({ ...application(2), link_prices_version: "2020-01-01" });
  expect(taken[1]!.text).toContain("Ссылка дана по прайс-листу от 1\u00a0января\u00a02020");
  expect((await post({ ...application(3), link_prices_version: "вчера" })).status).toBe(400);
});

test("what of the visitor's words the sum goes without is told the manufacturer, and nobody else", async () => {
  const left_out = "Без учёта: «доставкой до Сургута».";
  await post({ ...application(1), left_out });
  expect(taken[0]).toMatchObject({ left_out });
  expect(taken[0]!.text).toContain(`\nСо слов посетителя: ${left_out}\n`);
  expect(taken[0]!.copy_text).not.toContain(left_out);
});

test.each([
  [{}, "missing_parameter"],
  [{ ...application(1), contacts: { phone: "+79001234567", email: "ivan" } }, "invalid_parameter"],
])("what is wrong with an application is told in the words of one", async (body, code) => {
  const { error } = (await post(body)).body;
  expect([error.code, error.message]).toEqual([
    code,
    "Заявка не принята — исправьте названное ниже и отправьте ещё раз.",
  ]);
});

test("what a proof is to be is told, too", async () => {
  const { error } = (await post({ ...application(1), proof: 5 })).body;
  expect(error.details).toEqual(["proof: пришло не то; принимается строка до 40 знаков, решение задачи"]);
});

test("an id that stands for no hangar is refused as everywhere", async () => {
  const { status, body } = await post({ ...application(1), calculation_id: "ANG-00000000-00000" });
  expect([status, body.error.code]).toEqual([400, "unknown_calculation_id"]);
});

test.each([
  [() => Promise.resolve(2), ["mail"], true],
  [() => Promise.resolve(2), ["disk"], false],
  [() => Promise.reject(new Error("ENOTDIR")), [], false],
])("whether applications are taken is for the disk to say, too", async (waiting, heldUpBy, accepts) => {
  const post = { sendsLetters: true, waiting, heldUpBy: () => heldUpBy, take: (one: Application) => take(one) };
  const host = { post };
  const request = askedBy(new Request(`${engine.baseUrl}/application`), host);
  const { bytes } = await answerTo(engine, request, () => undefined);
  expect(JSON.parse(new TextDecoder().decode(bytes!))).toEqual({
    accepts_applications: accepts,
    sends_copies: accepts,
  });
});

describe("the same once more", () => {
  test("has the same number and goes nowhere; with a mended phone it goes again under that number", async () => {
    const [first, second] = [await post(application(1)), await post(application(1))];
    expect(second.body).toEqual(first.body);
    expect(taken).toHaveLength(1);
    const mended = await post({ ...application(1), contacts: { name: "Иван", phone: "+79007654321" } });
    expect(mended.body.number).toBe(first.body.number);
    expect(taken.map(({ number }) => number)).toEqual([first.body.number, first.body.number]);
    expect(taken[0]!.revision).not.toBe(taken[1]!.revision);
  });

  test("is known without a word of it kept in memory", async () => {
    const set = vi.spyOn(Map.prototype, "set");
    await post(application(1));
    const keys = set.mock.calls.map(([key]) => String(key));
    set.mockRestore();
    expect(keys.filter((key) => /^[0-9A-Z]{32}$/.test(key))).toHaveLength(1);
    expect(keys.filter((key) => /Иван|9001234567/.test(key))).toEqual([]);
  });

  test("is tried again when it was not taken", async () => {
    const { error } = console;
    console.error = vi.fn();
    take = () => Promise.reject(new DeliveryError("status 500"));
    const { status, body } = await post(application(1));
    expect([status, body.error.code]).toEqual([503, "not_taken"]);
    take = async (one) => void taken.push(one);
    expect((await post(application(1))).status).toBe(202);
    await post(application(1));
    expect(counted).toEqual(["applications failed", "applications accepted"]);
    console.error = error;
  });
});

test("of equal ones at one moment none is taken where the first cannot be", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  take = () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(application(1))));
  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
    Array.from({ length: 6 }, () => [503, "not_taken"]),
  );
  vi.restoreAllMocks();
});

describe("a flood", () => {
  test("from one address ends, and says for how long", async () => {
    for (let key = 0; key < LIMITS.ofAddress; key++) await post(application(key), "203.0.113.7");
    const { status, headers, body } = await post(application(99), "203.0.113.7");
    expect([status, body.error.code, headers["retry-after"]]).toEqual([429, "too_many_requests", "3600"]);
    expect((await post(application(99), "203.0.113.8")).status).toBe(202);
  });

  test("of what could not be taken is none: the visitor may go on trying", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const taking = take;
    take = () => Promise.reject(new DeliveryError("status 500"));
    for (let key = 0; key < LIMITS.ofAddress; key++) await post(application(key), "203.0.113.7");
    take = taking;
    expect((await post(application(0), "203.0.113.7")).status).toBe(202);
    vi.restoreAllMocks();
  });

  test("is over in an hour, though the clock was a day ahead and is put right", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    vi.setSystemTime(Date.now() + 86_400_000);
    for (let key = 0; key < LIMITS.ofAll; key++) await post(application(key));
    vi.setSystemTime(Date.now() - 86_400_000);
    expect((await post(application(100))).status).toBe(429);
    vi.advanceTimersByTime(3_600_001);
    expect((await post(application(100))).status).toBe(202);
    await post(application(0));
    expect(taken).toHaveLength(LIMITS.ofAll + 2);
    vi.useRealTimers();
  });

  test("from everywhere asks for work, which is for one application alone", async () => {
    for (let key = 0; key < LIMITS.ofAll; key++) await post(application(key));
    const one = application(100);
    const refused = await post(one);
    expect(refused.status).toBe(429);
    expect(refused.body.error.problems.map(({ parameter }) => parameter)).toEqual(["proof"]);
    const proof = await findProof(contentOf(one));
    expect((await post({ ...application(101), proof })).status).toBe(429);
    expect((await post({ ...one, proof })).status).toBe(202);
    expect(taken).toHaveLength(LIMITS.ofAll + 1);
  });

  test("of proven ones at the same moment is counted by its address all the same", async () => {
    const address = "203.0.113.9";
    for (let key = 0; key < LIMITS.ofAll; key++)
      await post(application(key), key < LIMITS.ofAddress - 1 ? address : undefined);
    const proven = await Promise.all(
      [200, 201].map(async (key) => ({ ...application(key), proof: await findProof(contentOf(application(key))) })),
    );
    const answers = await Promise.all(proven.map((one) => post(one, address)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 429]);
  });
});

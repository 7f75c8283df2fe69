import { afterEach, expect, test, vi } from "vitest";
import type { Progress } from "../../../services/release-progress.ts";
import type { Submission } from "../../release/submission.ts";
import { publish } from "./publish.ts";

const submission = { action: "release", files: {} } as unknown as Submission;
const BEGUN: Progress = { step: "build", text: "Собираем сайт" };
const DONE = { step: "done", text: "На сайте прайс-лист", version: "2027-02-01" } as Progress;

afterEach(() => void vi.unstubAllGlobals());

function answering(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

/** A body in the very pieces that come over the network; broken off at its end where it breaks. */
const streamed = (pieces: readonly string[], breaks = false) => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[0];
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
      else if (breaks) controller.error(new TypeError("network error"));
      else controller.close();
      pieces = pieces.slice(1);
    },
  });
  return () => Promise.resolve(new Response(body));
};
const events = (...told: Progress[]) => told.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
async function toldOf(token = "a-key"): Promise<Progress[]> {
  const told: Progress[] = [];
  for await (const event of publish(submission, token)) told.push(event);
  return told;
}

test("the key goes into the header alone, and what the server tells is told as it comes, in whatever pieces", async () => {
  const text = `: waiting\n\n${events(BEGUN, DONE)}`;
  const fetched = answering(streamed([text.slice(0, 9), text.slice(9, 40), text.slice(40)]));
  expect(await toldOf(" a-key ")).toEqual([BEGUN, DONE]);
  const [address, request] = fetched.mock.calls[0]!;
  expect(address).toBe("/desk/releases");
  expect(request).toMatchObject({ method: "POST", headers: { Authorization: "Bearer a-key" } });
  expect(JSON.parse(request!.body as string)).toEqual(submission);
});

const json = (status: number, body?: object) => () =>
  Promise.resolve(new Response(body ? JSON.stringify(body) : "<html>", { status }));

test.each<[title: string, answer: () => Promise<Response>, told: (Progress | RegExp)[]]>([
  [
    "a build that fails",
    streamed([events(BEGUN, { step: "failed", text: "Не получилось" })]),
    [BEGUN, /^Не получилось$/],
  ],
  ["a server that is killed meanwhile", streamed([events(BEGUN)]), [BEGUN, /^Связь прервалась\. .* Черновик цел\.$/]],
  ["a connection that breaks", streamed([events(BEGUN)], true), [BEGUN, /^Связь прервалась\. .* Черновик цел\.$/]],
  ["a server that is gone", () => Promise.reject(new TypeError("Failed to fetch")), [/^Нет сети\. Черновик цел/]],
  ["a wrong key", json(401, {}), [/^Ключ не подошёл: проверьте его\. Черновик цел\.$/]],
  [
    "another manager's release",
    json(409, { error: { message: "Другой выпуск уже публикуется." } }),
    [/^Другой выпуск уже публикуется\. Черновик цел\.$/],
  ],
  ["a gateway's own page", json(502), [/^Сервер не принял выпуск \(502\)\. Черновик цел\.$/]],
])("of %s it is said what became of the draft", async (_, answer, told) => {
  answering(answer);
  const expected = told.map((one) =>
    one instanceof RegExp ? { step: "failed", text: expect.stringMatching(one) as string } : one,
  );
  expect(await toldOf()).toEqual(expected);
});

test("what no header can hold is no key, and goes nowhere", async () => {
  const fetched = answering(streamed([]));
  expect(await toldOf("ключ")).toEqual([
    { step: "failed", text: expect.stringContaining("Ключ не подошёл") as string },
  ]);
  expect(fetched).not.toHaveBeenCalled();
});

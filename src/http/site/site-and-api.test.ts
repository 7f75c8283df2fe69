import { afterEach, expect, test, vi } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";
import { errorBodyOf } from "../../services/call-error.ts";
import { Replies } from "../replies.ts";
import { overFetch } from "../reply.ts";
import { siteAndApi } from "./site-and-api.ts";

afterEach(() => vi.restoreAllMocks());

const failure = new Error("secret");
const fails = () => Promise.reject(failure);
const throws = () => {
  throw failure;
};

test.each([
  ["/v1/calc", fails],
  ["/v1/calc", throws],
  ["/", fails],
  ["/v2/calc", throws],
])("a failure on the way to %s is 500 with the one error body", async (path, api) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const answer = overFetch(
    siteAndApi({
      site: { answer: fails, has: throws, notFoundPage: throws },
      api,
      preview: () => undefined,
      refuse: (request, error) => new Replies(engine.baseUrl).refusal(request, error, engine),
    }),
  );
  const response = await answer(new Request(engine.baseUrl + path, { headers: { host: "hangars.example" } }));
  expect(response.status).toBe(500);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toEqual(errorBodyOf(engine, "internal_error", []));
  expect(log.mock.calls).toEqual([[failure]]);
});

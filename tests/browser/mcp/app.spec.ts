import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { McpUiHostCapabilities, McpUiToolMeta } from "@modelcontextprotocol/ext-apps";
import fc from "fast-check";
import { roubles } from "../../../src/text/format.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { requestsTo } from "../../support/arbitraries.ts";
import { engine } from "../../support/built-product.ts";
import { connected, ERAS } from "../../support/mcp.ts";
import { runs } from "../../support/runs.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { expect, test } from "../page-objects/chat-page.ts";
import { inEnglish, roublesInEnglish, russianIn, russianOf } from "../page-objects/english.ts";

const HANGAR = { roof: "dvuhskat", width: 12, length: 30, gates: 1 };

const ALL: McpUiHostCapabilities = {
  openLinks: {},
  downloadFile: {},
  message: { text: {} },
  updateModelContext: { text: {}, structuredContent: {} },
};

const { validQuery, answer } = requestsTo(engine);

/** The official client of the server, and the document that the tool is shown in. */
async function assistant(baseURL: string, spoken: (typeof ERAS)[number]) {
  const client = await connected(new StreamableHTTPClientTransport(new URL("/mcp", baseURL)), spoken);
  const { tools } = await client.listTools();
  const tool = tools.find(({ name }) => name === "calculate_hangar")!;
  const uri = (tool._meta!["ui"] as McpUiToolMeta).resourceUri!;
  const [contents] = (await client.readResource({ uri })).contents;
  return { client, contents: contents as { mimeType: string; text: string } };
}

for (const spoken of ERAS) {
  test(`a chat of the ${spoken.era} era shows what its assistant was answered, and asks nothing of a network`, async ({
    chat,
    baseURL,
  }) => {
    const { client, contents } = await assistant(baseURL!, spoken);
    expect(contents.mimeType).toBe("text/html;profile=mcp-app");
    await chat.open(contents.text, ALL);
    await expect(chat.app.getByText("Открываем расчёт…")).toBeVisible();
    for (const roof of Object.keys(engine.priceList.roofs)) {
      const [given] = fc.sample(
        validQuery.filter((asked) => asked["roof"] === roof),
        { numRuns: 1, seed: 20_261_123 },
      );
      const result = await client.callTool({ name: "calculate_hangar", arguments: given! });
      await chat.result(result);
      const { total_with_vat } = (result.structuredContent as unknown as CalcResponse).result;
      await expect(chat.app.getByTestId("total")).toHaveText(roubles(total_with_vat));
    }
    await client.close();
    expect(chat.requests.map((url) => new URL(url).host)).toEqual(["chat.test", "sandbox.test"]);
    expect(await chat.said()).toEqual([]);
  });
}

test.describe("the built document", () => {
  let html: string;
  test.beforeAll(async ({ baseURL }) => {
    const { client, contents } = await assistant(baseURL!, ERAS[0]!);
    await client.close();
    html = contents.text;
  });

  test("its total is the API's for random hangars of all roofs", async ({ chat }) => {
    await chat.open(html, ALL);
    for (const given of fc.sample(validQuery, { numRuns: runs(100), seed: 20_261_123 })) {
      await chat.input(given);
      const { result } = answer(given);
      await expect(chat.app.getByTestId("total"), JSON.stringify(given)).toHaveText(roubles(result.total_with_vat));
    }
  });

  test("called in English it speaks English, and so does what it tells the assistant", async ({
    chat,
    page,
    baseURL,
  }) => {
    await chat.open(html, ALL);
    const total = chat.app.getByTestId("total");
    for (const given of fc.sample(validQuery, { numRuns: runs(25), seed: 20_261_124 })) {
      await chat.input({ ...given, lang: "en" });
      const { result } = await inEnglish(page, baseURL!, String(new URLSearchParams(given)));
      await expect(total, JSON.stringify(given)).toHaveText(roublesInEnglish(result.total_with_vat));
      expect(await russianIn(chat.app.locator("body")), JSON.stringify(given)).toEqual([]);
    }
    await chat.input({ ...HANGAR, lang: "en" });
    await chat.app.getByRole("textbox", { name: "Length" }).fill("42");
    const body = await inEnglish(page, baseURL!, "roof=dvuhskat&width=12&length=42&gates=1");
    await expect(total).toHaveText(roublesInEnglish(body.result.total_with_vat));
    await chat.app.getByRole("button", { name: "Discuss with the assistant" }).click();
    await expect.poll(() => chat.said()).toHaveLength(2);
    const [context, message] = await chat.said();
    expect(context).toMatchObject(["context", { structuredContent: { calculator_link: body.calculator_link } }]);
    const text = expect.stringContaining(body.summary_for_ai) as unknown;
    expect(context).toMatchObject(["context", { content: [{ text }] }]);
    expect(message).toMatchObject(["message", { role: "user" }]);
    expect(russianOf([JSON.stringify([context, message])])).toEqual([]);
    await chat.app.getByRole("textbox", { name: "Length" }).fill("4");
    await expect(chat.app.getByText("Please correct: length")).toBeVisible();
    expect(await russianIn(chat.app.locator("body"))).toEqual([]);
  });

  test("what an English call could not calculate is told in English alone", async ({ chat, baseURL }) => {
    const { client } = await assistant(baseURL!, ERAS[0]!);
    const given = { ...HANGAR, width: 99, lang: "en" };
    const result = await client.callTool({ name: "calculate_hangar", arguments: given });
    await client.close();
    expect(result.isError).toBe(true);
    for (const hears of ["call and answer", "answer alone"]) {
      await chat.open(html, ALL);
      if (hears === "call and answer") await chat.input(given);
      await chat.result(result);
      await expect(chat.app.getByRole("status").filter({ hasText: "The assistant could not" })).toBeVisible();
      expect(await russianIn(chat.app.locator("body")), hears).toEqual([]);
    }
  });

  test("before any call it speaks the host's language", async ({ chat }) => {
    for (const [locale, opening, label] of [
      ["de-DE", "Opening the calculation…", "Length"],
      ["ru", "Открываем расчёт…", "Длина"],
    ] as const) {
      await chat.open(html, ALL, { context: { locale } });
      await expect(chat.app.getByText(opening)).toBeVisible();
      await chat.cancel();
      await expect(chat.app.getByRole("textbox", { name: label })).toBeVisible();
      const russian = await russianIn(chat.app.locator("body"));
      expect(russian.length > 0).toBe(locale === "ru");
    }
  });

  test("a change is calculated there, and the assistant is told of it", async ({ chat }) => {
    await chat.open(html, ALL);
    await chat.input(HANGAR);
    await chat.app.getByRole("textbox", { name: "Длина" }).fill("42");
    await chat.app.getByRole("checkbox", { name: "Монтаж каркаса" }).check();
    const body = answer({ ...HANGAR, length: 42, montazh: true });
    await expect(chat.app.getByTestId("total")).toHaveText(roubles(body.result.total_with_vat));
    await expect(chat.app.getByText("Доставка в цену не входит")).toBeVisible();
    const { calculation_id, calculator_link, configuration, prices_version } = body;
    const structuredContent = { calculation_id, calculator_link, configuration, prices_version };
    const text = expect.stringContaining(body.calculation_id) as unknown;
    const told = ["context", { content: [{ type: "text", text }], structuredContent }];
    await expect.poll(async () => (await chat.said()).at(-1)).toMatchObject(told);
  });

  test("links, the workbook and what the person says go through the host", async ({ chat }) => {
    await chat.open(html, ALL);
    await chat.input(HANGAR);
    const body = answer(HANGAR);
    await chat.app.getByRole("link", { name: /^Оставить заявку/ }).click();
    await chat.app.getByRole("link", { name: /^Полный расчёт/ }).click();
    await chat.app.getByRole("button", { name: "Скачать смету" }).click();
    await chat.app.getByRole("button", { name: "Обсудить с ассистентом" }).click();
    const file = { type: "resource_link", uri: body.files.xlsx, name: expect.stringMatching(/^angar-12x30-.*\.xlsx$/) };
    const text = expect.stringContaining(body.calculation_id) as unknown;
    await expect.poll(() => chat.said()).toHaveLength(4);
    expect(await chat.said()).toMatchObject([
      ["link", { url: body.next_step.request_quote_url }],
      ["link", { url: body.calculator_link }],
      ["download", { contents: [file] }],
      ["message", { role: "user", content: [{ type: "text", text }] }],
    ]);
  });

  test("a host that cannot do a thing is not asked for it, and one that refuses leaves the address to copy", async ({
    chat,
  }) => {
    const { files } = answer(HANGAR);
    for (const [can, refuses, asked] of [
      [{}, false, []],
      [ALL, true, ["download", "link"]],
    ] as const) {
      await chat.open(html, can, { refuses });
      await chat.input(HANGAR);
      await expect(chat.app.getByRole("button", { name: "Обсудить" })).toHaveCount(refuses ? 1 : 0);
      await chat.app.getByRole("button", { name: "Скачать смету" }).click();
      await expect(chat.app.getByRole("status").filter({ hasText: files.xlsx })).toBeVisible();
      expect((await chat.said()).map(([method]) => method)).toEqual(asked);
    }
    const { calculator_link } = answer(HANGAR);
    await chat.open(html, {});
    await chat.input(HANGAR);
    await chat.app.getByRole("link", { name: /^Полный расчёт/ }).click();
    await expect(chat.app.getByRole("status").filter({ hasText: calculator_link })).toBeVisible();
  });

  test("by itself it is a calculator, too, and fit for everybody", async ({ chat, page }) => {
    await chat.openAlone(html);
    await expect(page.getByText("Доставка в цену не входит")).toBeVisible();
    const id = await page.locator(".calculation-id").textContent();
    const { body } = engine.fromCalculationId(id!) as { body: CalcResponse };
    await expect(page.getByTestId("total")).toHaveText(roubles(body.result.total_with_vat));
    await expectAccessible(page);
  });

  test.describe("in a browser that is not Russian", () => {
    test.use({ locale: "en-GB" });

    test("it speaks English by itself, and is as fit for everybody", async ({ chat, page }) => {
      await chat.openAlone(html);
      await expect(page.getByRole("textbox", { name: "Length" })).toBeVisible();
      expect(await russianIn(page.locator("body"))).toEqual([]);
      await expectAccessible(page);
    });
  });

  test("it has the host's colours, and as much height as it needs", async ({ chat, page }) => {
    await chat.open(html, ALL, { context: { theme: "dark" } });
    await chat.input(HANGAR);
    const surface = () =>
      chat.app.locator(".calculator").evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(surface).toBe("rgb(23, 32, 40)");
    await chat.colour("light");
    await expect.poll(surface).toBe("rgb(255, 255, 255)");
    for (const width of [900, 360]) {
      await page.setViewportSize({ width, height: 700 });
      const hidden = () =>
        chat.app
          .locator("html")
          .evaluate(({ scrollHeight, scrollWidth, clientHeight, clientWidth }) => [
            Math.abs(scrollHeight - clientHeight) > 1,
            scrollWidth > clientWidth,
          ]);
      await expect.poll(hidden).toEqual([false, false]);
    }
  });
});

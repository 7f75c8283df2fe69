import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { McpUiHostCapabilities, McpUiToolMeta } from "@modelcontextprotocol/ext-apps";
import fc from "fast-check";
import { roubles } from "../../../src/text/format.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { requestsTo } from "../../support/arbitraries.ts";
import { engine } from "../../support/built-product.ts";
import { connected, ERAS } from "../../support/mcp.ts";
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
async function assistant(baseURL: string, spoken = ERAS[0]!) {
  const client = await connected(new StreamableHTTPClientTransport(new URL("/mcp", baseURL)), spoken);
  const { tools } = await client.listTools();
  const tool = tools.find(({ name }) => name === "calculate_hangar")!;
  const uri = (tool._meta!["ui"] as McpUiToolMeta).resourceUri!;
  const [contents] = (await client.readResource({ uri })).contents;
  return { client, contents: contents as { mimeType: string; text: string } };
}

test("a chat of either era shows what its assistant was answered and asks nothing of a network; all else goes through the host", async ({
  chat,
  page,
  baseURL,
}) => {
  const total = chat.app.getByTestId("total");
  for (const spoken of ERAS) {
    await test.step(spoken.era, async () => {
      const { client, contents } = await assistant(baseURL!, spoken);
      expect(contents.mimeType).toBe("text/html;profile=mcp-app");
      await chat.open(contents.text, ALL);
      await expect(chat.app.getByText("Открываем расчёт…")).toBeVisible();
      for (const roof of Object.keys(engine.priceList.roofs)) {
        const ofRoof = validQuery.filter((asked) => asked["roof"] === roof);
        const [given] = fc.sample(ofRoof, { numRuns: 1, seed: 20_261_123 });
        const result = await client.callTool({ name: "calculate_hangar", arguments: given! });
        await chat.result(result);
        const { total_with_vat } = (result.structuredContent as unknown as CalcResponse).result;
        await expect(total).toHaveText(roubles(total_with_vat));
      }
      await client.close();
      expect(await chat.said()).toEqual([]);
    });
  }
  const hosts = chat.requests.map((url) => new URL(url).host);
  expect([...new Set(hosts)]).toEqual(["chat.test", "sandbox.test"]);

  const { client, contents } = await assistant(baseURL!);
  await client.close();
  const html = contents.text;

  await test.step("a change is calculated there, and the assistant is told of it", async () => {
    await chat.open(html, ALL);
    await chat.input(HANGAR);
    await chat.app.getByRole("textbox", { name: "Длина" }).fill("42");
    await chat.app.getByRole("checkbox", { name: "Монтаж каркаса" }).check();
    const body = answer({ ...HANGAR, length: 42, montazh: true });
    await expect(total).toHaveText(roubles(body.result.total_with_vat));
    await expect(chat.app.getByText("Доставка в цену не входит")).toBeVisible();
    const { calculation_id, calculator_link, configuration, prices_version } = body;
    const structuredContent = { calculation_id, calculator_link, configuration, prices_version };
    const text = expect.stringContaining(body.calculation_id) as unknown;
    const told = ["context", { content: [{ type: "text", text }], structuredContent }];
    await expect.poll(async () => (await chat.said()).at(-1)).toMatchObject(told);
  });

  const body = answer(HANGAR);
  await test.step("links, the workbook and what the person says", async () => {
    await chat.open(html, ALL);
    await chat.input(HANGAR);
    await chat.app.getByRole("link", { name: /^Оставить заявку/ }).click();
    await chat.app.getByRole("link", { name: /^Полный расчёт/ }).click();
    await chat.app.getByRole("button", { name: "Скачать смету" }).click();
    await chat.app.getByRole("button", { name: "Обсудить с ассистентом" }).click();
    const name = expect.stringMatching(/^angar-12x30-.*\.xlsx$/) as unknown;
    const text = expect.stringContaining(body.calculation_id) as unknown;
    await expect.poll(() => chat.said()).toHaveLength(4);
    expect(await chat.said()).toMatchObject([
      ["link", { url: body.next_step.request_quote_url }],
      ["link", { url: body.calculator_link }],
      ["download", { contents: [{ type: "resource_link", uri: body.files.xlsx, name }] }],
      ["message", { role: "user", content: [{ type: "text", text }] }],
    ]);
  });

  await test.step("a host that cannot do a thing is not asked for it, one that refuses leaves the address to copy", async () => {
    for (const [can, refuses, asked] of [
      [{}, false, []],
      [ALL, true, ["download", "link"]],
    ] as const) {
      await chat.open(html, can, { refuses });
      await chat.input(HANGAR);
      await expect(chat.app.getByRole("button", { name: "Обсудить" })).toHaveCount(refuses ? 1 : 0);
      await chat.app.getByRole("button", { name: "Скачать смету" }).click();
      await expect(chat.app.getByRole("status").filter({ hasText: body.files.xlsx })).toBeVisible();
      expect((await chat.said()).map(([method]) => method)).toEqual(asked);
    }
    await chat.open(html, {});
    await chat.input(HANGAR);
    await chat.app.getByRole("link", { name: /^Полный расчёт/ }).click();
    await expect(chat.app.getByRole("status").filter({ hasText: body.calculator_link })).toBeVisible();
  });

  await test.step("it has the host's colours, and as much height as it needs", async () => {
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

  await test.step("by itself it is a calculator, too, and fit for everybody", async () => {
    await chat.openAlone(html);
    await expect(page.getByText("Доставка в цену не входит")).toBeVisible();
    const id = await page.locator(".calculation-id").textContent();
    const { result } = (engine.fromCalculationId(id!) as { body: CalcResponse }).body;
    await expect(page.getByTestId("total")).toHaveText(roubles(result.total_with_vat));
    await expectAccessible(page);
  });
});

test("called in English it speaks English, also of what could not be calculated; before any call, the host's language", async ({
  chat,
  page,
  baseURL,
}) => {
  const { client, contents } = await assistant(baseURL!);
  const failed = { ...HANGAR, width: 99, lang: "en" };
  const result = await client.callTool({ name: "calculate_hangar", arguments: failed });
  await client.close();
  const russian = () => russianIn(chat.app.locator("body"));
  const total = chat.app.getByTestId("total");

  await test.step("hangars of all roofs", async () => {
    await chat.open(contents.text, ALL);
    for (const given of fc.sample(validQuery, { numRuns: 8, seed: 20_261_124 })) {
      await chat.input({ ...given, lang: "en" });
      const { result } = await inEnglish(page, baseURL!, String(new URLSearchParams(given)));
      await expect(total, JSON.stringify(given)).toHaveText(roublesInEnglish(result.total_with_vat));
      expect(await russian(), JSON.stringify(given)).toEqual([]);
    }
  });

  await test.step("what it tells the assistant, and a mistake", async () => {
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
    expect(await russian()).toEqual([]);
  });

  await test.step("what could not be calculated", async () => {
    expect(result.isError).toBe(true);
    for (const hears of ["call and answer", "answer alone"]) {
      await chat.open(contents.text, ALL);
      if (hears === "call and answer") await chat.input(failed);
      await chat.result(result);
      await expect(chat.app.getByRole("status").filter({ hasText: "The assistant could not" })).toBeVisible();
      expect(await russian(), hears).toEqual([]);
    }
  });

  await test.step("before any call", async () => {
    for (const [locale, opening, label] of [
      ["de-DE", "Opening the calculation…", "Length"],
      ["ru", "Открываем расчёт…", "Длина"],
    ] as const) {
      await chat.open(contents.text, ALL, { context: { locale } });
      await expect(chat.app.getByText(opening)).toBeVisible();
      await chat.cancel();
      await expect(chat.app.getByRole("textbox", { name: label })).toBeVisible();
      expect((await russian()).length > 0).toBe(locale === "ru");
    }
  });
});

import { expect, test, type Page } from "@playwright/test";
import type { ModelContextTool } from "../../../src/calculator/web-mcp/model-context.ts";
import { engine } from "../../support/built-product.ts";

declare global {
  interface Window {
    registered: ModelContextTool[];
  }
}

/** The page in a browser with an agent: as much of WebMCP as lets a test call the tools. */
async function openWithAgent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.registered = [];
    const registerTool = async (tool: ModelContextTool) => void window.registered.push(tool);
    Object.defineProperty(document, "modelContext", { value: { registerTool } });
  });
  await page.goto("/");
  await page.waitForFunction(() => window.registered.length > 0);
}

function call(page: Page, input: Record<string, unknown>) {
  return page.evaluate(async (given) => (await window.registered[0]!.execute(given)) as ToolResult, input);
}

interface ToolResult {
  content: { text: string }[];
  structuredContent: unknown;
  isError: boolean;
}

const INPUT = { roof: "dvuhskat", width: 15, length: 40, gates: 2, montazh: true };

test("the tool answers with the engine's calculation, and the form follows", async ({ page }) => {
  await openWithAgent(page);
  const answer = engine.calculate(INPUT);
  if (answer.status !== 200) throw new Error("the example cannot be calculated");
  const { body } = answer;
  expect(await call(page, INPUT)).toEqual({
    content: [{ type: "text", text: body.summary_for_ai }],
    structuredContent: JSON.parse(JSON.stringify(body)),
    isError: false,
  });
  await expect(page.locator("#field-width")).toHaveValue("15");
  await expect.poll(() => new URL(page.url()).search).toBe(new URL(body.calculator_link).search);
});

test("a hangar that does not exist is explained and leaves the form as it is", async ({ page }) => {
  await openWithAgent(page);
  const before = await page.locator("#field-width").inputValue();
  const answer = engine.calculate({ ...INPUT, width: 60 });
  if (answer.status !== 400) throw new Error("the example must be refused");
  const { error } = answer.body;
  const result = await call(page, { ...INPUT, width: 60 });
  expect(result.isError).toBe(true);
  expect(result.content[0]!.text).toBe([error.message, ...error.details].join("\n"));
  expect(await page.locator("#field-width").inputValue()).toBe(before);
});

test("the tool describes every field of the form", async ({ page }) => {
  await openWithAgent(page);
  const tools = await page.evaluate(() => window.registered.map(({ name, inputSchema }) => ({ name, inputSchema })));
  expect(tools.map(({ name }) => name)).toEqual(["calculate_hangar"]);
  const { properties, required } = tools[0]!.inputSchema as { properties: object; required: string[] };
  const { discount, explain, prices_version, lang, ...fields } = engine.parameters;
  expect(Object.keys(properties).sort()).toEqual(Object.keys(fields).sort());
  expect(required).toEqual(["roof", "width", "length"]);
});

test("a browser without an agent loads nothing of it", async ({ page }) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.addInitScript(() => Object.defineProperty(document, "modelContext", { value: undefined }));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(paths.filter((path) => path.includes("calculate-hangar"))).toEqual([]);
});

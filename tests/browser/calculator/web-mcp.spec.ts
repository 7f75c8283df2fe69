import type { ModelContextTool } from "../../../src/calculator/web-mcp/model-context.ts";
import { engine } from "../../support/built-product.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

declare global {
  interface Window {
    registered: ModelContextTool[];
  }
}

test("an agent of the browser calculates with the page's tool, and the form follows", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  // As much of WebMCP as lets a test call the tools.
  await page.addInitScript(() => {
    window.registered = [];
    const registerTool = async (tool: ModelContextTool) => void window.registered.push(tool);
    Object.defineProperty(document, "modelContext", { value: { registerTool } });
  });
  await calculator.open();
  await page.waitForFunction(() => window.registered.length > 0);
  const call = (input: object) =>
    page.evaluate((given) => window.registered[0]!.execute(given as Record<string, unknown>), input);
  const hangar = { roof: "dvuhskat", width: 15, length: 40, gates: 2, montazh: true };
  const answer = engine.calculate(hangar);
  if (answer.status !== 200) throw new Error("the example cannot be calculated");
  expect(await call(hangar)).toMatchObject({
    structuredContent: JSON.parse(JSON.stringify(answer.body)),
    isError: false,
  });
  await calculator.expectInAddress({ width: "15000", length: "40", gates: "2", montazh: "1" });
  await calculator.expectWhatApiSays();
  expect(await call({ ...hangar, width: 60 })).toMatchObject({ isError: true });
  await expect(page.locator("#field-width")).toHaveValue("15");
});

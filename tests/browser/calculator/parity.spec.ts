import type { Page } from "@playwright/test";
import fc from "fast-check";
import type { Engine } from "../../../src/engine/create-engine.ts";
import { OPTION_ROWS } from "../../../src/engine/request/options.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { asOfItsLinks, requestsTo, type Query } from "../../support/arbitraries.ts";
import { engine } from "../../support/built-product.ts";
import { runs } from "../../support/runs.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const FIELD_NAMES = ["roof", "width", "length", "height", ...OPTION_ROWS.map(({ name }) => name)];
const OPTION_DEFAULTS = Object.fromEntries(
  OPTION_ROWS.map(({ name, row, byDefault }) => [
    name,
    row.kind === "choice"
      ? Object.keys(row.values).find((alias) => row.values[alias] === byDefault)!
      : String(Number(byDefault)),
  ]),
);

/** The same configurations every time, so that a failure can be looked at. */
const CONFIGURATIONS = fc.sample(requestsTo(engine).validQuery, { numRuns: runs(200), seed: 20_261_120 });

/** Sets every control as a person would, from the top of the form down; a control that cannot apply is not there. */
async function setForm(page: Page, asked: Query): Promise<void> {
  const values: Query = { ...OPTION_DEFAULTS, ...asked };
  const wanted = FIELD_NAMES.map((name) => [name, values[name] ?? ""] as const);
  await page.evaluate(async (pairs) => {
    const form = document.querySelector("form.hangar-form")!;
    for (const [name, value] of pairs) {
      const [control] = form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
      if (control === undefined) continue;
      if (control.type === "radio") form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!.click();
      else if (control.type === "checkbox") {
        if (control.checked !== (value === "1")) control.click();
      } else {
        control.value = value;
        control.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      // The page draws what follows from this control before a person reaches the next.
      await new Promise((drawn) => setTimeout(drawn));
    }
  }, wanted);
}

/** What the page shows, and what the engine in the page answers to the id of the page's own link. */
async function pageAnswer(page: Page): Promise<{ total: string | null; body: CalcResponse }> {
  const { total, body } = await page.evaluate(async () => {
    // Whoever takes hold of the bar has all of it of the last change.
    document.querySelector<HTMLElement>(".total-bar")!.click();
    await new Promise((drawn) => setTimeout(drawn));
    const link = document.querySelector<HTMLAnchorElement>(".total-bar a[href*='calculation_id=']")!;
    const { fromCalculationId } = (await import(`${location.origin}/engine.js`)) as Engine;
    const { body } = fromCalculationId(new URL(link.href).searchParams.get("calculation_id")!);
    return { total: document.querySelector("[data-testid=total]")!.textContent, body: body as CalcResponse };
  });
  // A control that cannot apply takes no value, so that nothing can be told of it.
  return { total, body: asOfItsLinks(body) };
}

async function expectWhatApiSays(page: Page, asked: Query): Promise<void> {
  const response = await page.request.get(`/v1/calc?${new URLSearchParams(asked)}`);
  expect(response.status(), JSON.stringify(asked)).toBe(200);
  const body = (await response.json()) as CalcResponse;
  await expect(page.locator(".calculation-id").first(), JSON.stringify(asked)).toHaveText(body.calculation_id);
  // The page's link follows after the frame with the total.
  const expected = { total: roubles(body.result.total_with_vat), body: asOfItsLinks(body) };
  await expect.poll(() => pageAnswer(page), { message: JSON.stringify(asked) }).toEqual(expected);
}

/** In sets, so that they can run side by side. */
const SETS = 4;
for (let set = 0; set < SETS; set++) {
  const configurations = CONFIGURATIONS.filter((_, at) => at % SETS === set);

  test(`${configurations.length} hangars set by the controls cost what the API says, set ${set + 1}`, async ({
    page,
  }) => {
    test.slow();
    await page.goto("/");
    for (const asked of configurations) {
      await setForm(page, asked);
      await expectWhatApiSays(page, asked);
    }
  });
}

test("hangars opened by links cost what the API says", async ({ page }) => {
  test.slow();
  for (const asked of CONFIGURATIONS.slice(0, CONFIGURATIONS.length / 10)) {
    await page.goto(`/?${new URLSearchParams(asked)}`);
    await expectWhatApiSays(page, asked);
  }
});

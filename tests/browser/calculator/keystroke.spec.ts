import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

/** What a field held at the first frame after a key, and what the page gave as the total then. */
interface Frame {
  value: string;
  total: string | null | undefined;
}

declare global {
  interface Window {
    firstFrames: Frame[];
    /** At first, and at the first frame after each key: what is told, and places of what should not move. */
    noted: { told: string | null; problem: string; places: number[] }[];
  }
}

/** Runs inside the page. */
function noteFirstFrames(): void {
  window.firstFrames = [];
  addEventListener(
    "keydown",
    ({ target }) =>
      requestAnimationFrame(() =>
        window.firstFrames.push({
          value: (target as HTMLInputElement).value,
          total: document.querySelector("[data-testid=total]")?.textContent,
        }),
      ),
    { capture: true },
  );
}

const KEYS = [
  ["a typed length", "#field-length", ["End", "5", "Backspace", "Backspace", "Backspace", "9", "1"], "length"],
  ["the slider", ".slider", ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"], "length"],
  ["a typed number of gates", "#field-gates", ["End", "Backspace", "2"], "gates"],
] as const;

test("the first frame after each key has the API's total, and a click just after it takes that calculation", async ({
  page,
  request,
}) => {
  for (const [name, field, keys, parameter] of KEYS) {
    await test.step(name, async () => {
      await page.goto("/");
      await page.locator(field).focus();
      await page.evaluate(noteFirstFrames);
      for (const [at, key] of keys.entries()) {
        await page.keyboard.press(key);
        await page.waitForFunction((count) => window.firstFrames.length > count, at);
      }
      const base = { roof: "dvuhskat", width: "12", length: "30", gates: "1" };
      let calculated = 0;
      for (const { value, total } of await page.evaluate(() => window.firstFrames)) {
        const query = new URLSearchParams({ ...base, [parameter]: value });
        const answer = await request.get(`/v1/calc?${query}`);
        if (answer.status() === 400) {
          expect(total, value).toBeUndefined();
          continue;
        }
        const { result } = (await answer.json()) as CalcResponse;
        expect(total, value).toBe(roubles(result.total_with_vat));
        calculated++;
      }
      expect(calculated).toBeGreaterThan(1);
    });
  }
  await test.step("half of a number is told with the total at once, and at its field only when typing pauses", async () => {
    await page.goto("/");
    const field = page.locator("#field-length");
    const message = page.locator("#field-length-messages");
    await field.focus();
    await page.evaluate(() => {
      window.noted = [];
      const note = () => {
        const told = document.querySelector("#field-length-messages")!.textContent;
        const problem = document.querySelector(".total-bar .problem-list")?.textContent ?? "";
        const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
        const bar = document.querySelector<HTMLElement>(".total-bar")!.offsetHeight;
        window.noted.push({ told, problem, places: [top("#field-height") - top("#field-length"), bar] });
      };
      note();
      addEventListener("keydown", () => requestAnimationFrame(note), { capture: true });
    });
    await page.keyboard.press("3");
    await expect(message).toHaveText(/^Принимается/);
    await page.keyboard.press("0");
    await expect(message).toHaveText("");
    await page.waitForFunction(() => window.noted.length === 3);
    const [before, half, whole] = await page.evaluate(() => window.noted);
    expect(half).toEqual({ told: "", problem: "Исправьте: длина", places: before!.places });
    expect(whole).toEqual(before);
  });
  await test.step("however busy the page is", async () => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto("/");
    await page.locator("#field-length").fill("41");
    const answer = await request.get("/v1/calc?roof=dvuhskat&width=12&length=41&gates=1");
    const { calculation_id } = (await answer.json()) as CalcResponse;
    const link = page.getByRole("region", { name: "Стоимость" }).getByRole("link", { name: /заявк/i });
    await expect(link).not.toHaveAttribute("href", new RegExp(calculation_id));
    await link.click();
    await page.waitForURL(/\/request\//);
    expect(new URL(page.url()).searchParams.get("calculation_id")).toBe(calculation_id);
  });
});

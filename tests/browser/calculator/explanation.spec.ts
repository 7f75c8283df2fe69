import { roubles } from "../../../src/text/format.ts";
import { inWords } from "../../../src/text/name-in-words.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { calculated, CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const HANGAR = "?roof=dvuhskat&width=15000&length=42.4&height=3150&gates=2&panels=1&montazh=1&piles=1";

/** Positions as the API explains them for the address of the page. */
async function explainedLines(calculator: CalculatorPage) {
  const { result } = await calculated(calculator.page, `${calculator.search().slice(1)}&explain=1`);
  return [...result.materials, ...result.works].filter((line) => !line.group);
}

test("every position of the bill is the API's and opens to its explanation, which follows the form and is printed", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(HANGAR);
  const positionOf = (code: string) => {
    const row = page.locator(`[data-code="${code}"]`);
    return { row, toggle: row.getByRole("button"), explanation: page.locator(`#explanation-${code}`) };
  };
  const lines = await explainedLines(calculator);

  await test.step("the bill", async () => {
    await expect(page.locator("[data-code]")).toHaveCount(lines.length);
    for (const { code, name, sum, status } of lines) {
      const { row, toggle, explanation } = positionOf(code);
      await expect(row).toContainText(roubles(sum));
      await expect(row.getByText("предварительная цена")).toHaveCount(status === "estimate" ? 1 : 0);
      await expect(toggle).toHaveAccessibleName(new RegExp(`${inWords(name)}$`));
      await expect(explanation).toHaveCount(0);
    }
  });

  await test.step("opening moves nothing but what stands below", async () => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".total-bar, .panel, [data-code]")].map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [element.getAttribute("data-code"), x, y, width].join(" ");
        }),
      );
    const { toggle, explanation } = positionOf("FX-FRAME");
    await toggle.scrollIntoViewIfNeeded();
    const before = await places();
    const above = before.findIndex((place) => place.startsWith("FX-FRAME")) + 1;
    await toggle.click();
    await expect(explanation).toBeVisible();
    expect((await places()).slice(0, above)).toEqual(before.slice(0, above));
    await toggle.click();
  });

  await test.step("by the keyboard, and focus stays on it", async () => {
    const { toggle, explanation } = positionOf("COL-EDGE");
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(explanation).toBeVisible();
    await expect(toggle).toHaveAttribute("aria-controls", "explanation-COL-EDGE");
    await page.keyboard.press("Space");
    await expect(explanation).toHaveCount(0);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toBeFocused();
  });

  await test.step("each", async () => {
    for (const { code, explanation: explained } of lines) {
      const { toggle, explanation } = positionOf(code);
      await toggle.click();
      await expect(explanation.locator(".plain-words")).toHaveText(/^[А-Я].*\.$/);
      await expect(explanation.getByRole("listitem").first()).toBeHidden();
      await explanation.getByText("Показать формулу").click();
      await expect(explanation.getByRole("listitem")).toHaveText([...explained!.qty, ...explained!.price]);
      if (explained!.estimate) await expect(explanation).toContainText(explained!.estimate);
    }
    await expectAccessible(page, ".bill");
  });

  await test.step("it follows the form", async () => {
    const { explanation } = positionOf("TR-SOLID");
    await expect(explanation).toContainText("По ферме на каждую из 10\u00a0рам. Рамы стоят через 5\u00a0м");
    await calculator.textbox("Длина").fill("30");
    await expect(explanation).toContainText("30\u00a0м ÷ 5\u00a0м = 6\u00a0шагов");
    await calculator.expectInAddress({ length: "30" });
    const [truss] = await explainedLines(calculator);
    const { qty, price } = truss!.explanation!;
    await expect(explanation.getByRole("listitem")).toHaveText([...qty, ...price]);
  });

  await test.step("what is open is printed", async () => {
    await positionOf("COL-EDGE").toggle.click();
    await page.emulateMedia({ media: "print" });
    await expect(positionOf("TR-SOLID").explanation).toBeVisible();
    await expect(positionOf("COL-EDGE").explanation).toHaveCount(0);
    await expect(page.getByText("Нажмите на позицию")).toBeHidden();
  });
});

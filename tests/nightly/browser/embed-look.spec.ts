import { expectAccessible } from "../../browser/page-objects/axe.ts";
import { expect, test, total } from "../../browser/page-objects/dealer-page.ts";
import { shownCode } from "../../browser/page-objects/shown-code.ts";

test("a dealer's style sheet sets colours and parts, and its rules for everything stay outside", async ({
  page,
  dealer,
  baseURL,
}) => {
  const theme = await shownCode(page, baseURL!, "::part(request)");
  const hostile =
    "* { letter-spacing: 1em; text-align: right; } html { font-size: 4px; } p, a, label { display: none; }";
  const element = await dealer.calculator("<hangar-calculator></hangar-calculator>", {
    "/theme.css": theme,
    "/all.css": hostile,
  });
  const button = element.getByRole("link", { name: /^Оставить заявку/ });
  const accent = /--hangar-accent: (#\w+)/.exec(theme)![1]!;
  const rgb = accent.match(/\w\w/g)!.map((part) => parseInt(part, 16));
  await expect(button).toHaveCSS("background-color", `rgb(${rgb.join(", ")})`);
  await expect(button).toHaveCSS("text-transform", "uppercase");
  await expect(total(element)).toHaveCSS("letter-spacing", /^-/);
  await expect(element.getByText("Тип крыши").or(element.getByText("По торцу ангара"))).toHaveCSS(
    "text-align",
    "start",
  );
  await expect(element.getByText("По торцу ангара")).toHaveCSS("font-size", "14px");
});

test("light and dark follow the page, not the device, unless the theme is named", async ({ page, dealer }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const css = "main { color-scheme: light } section { color-scheme: dark }";
  const elements = await dealer.calculator(
    "<hangar-calculator></hangar-calculator><section><hangar-calculator></hangar-calculator>" +
      '<hangar-calculator theme="light"></hangar-calculator></section>',
    { "/scheme.css": css },
  );
  const part = (at: number) => elements.nth(at).locator("[part=calculator]");
  const colour = (at: number) => part(at).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await colour(0)).toBe("rgb(255, 255, 255)");
  expect(await colour(1)).toBe("rgb(23, 32, 40)");
  expect(await colour(2)).toBe("rgb(255, 255, 255)");
});

test("it fits any room from 280 to 1200 px, whatever the window", async ({ page, dealer }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  const css = "hangar-calculator { width: var(--room) }";
  const element = await dealer.calculator("<hangar-calculator width='12.3' montazh></hangar-calculator>", {
    "/room.css": css,
  });
  const columns = async () => {
    const [form, result] = await Promise.all(
      ["form", "result"].map((part) => element.locator(`[part=${part}]`).boundingBox()),
    );
    return form!.x + form!.width <= result!.x ? 2 : 1;
  };
  for (const [room, expected] of [
    [280, 1],
    [320, 1],
    [600, 1],
    [900, 2],
    [1200, 2],
  ] as const) {
    const over = await element.evaluate((one, width) => {
      (one as HTMLElement).style.setProperty("--room", `${width}px`);
      const root = one.shadowRoot!.querySelector("[part=calculator]")!;
      const edge = one.getBoundingClientRect().right;
      const wide = [...root.querySelectorAll("*")].filter(
        (inner) => inner.getBoundingClientRect().right > edge + 0.5 && !inner.closest(".visually-hidden"),
      );
      return wide.map(({ tagName, className }) => `${tagName} ${String(className)}`);
    }, room);
    expect(over, `${room} px`).toEqual([]);
    expect(await columns(), `${room} px`).toBe(expected);
  }
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("axe finds nothing, light or dark, with a price and with errors", async ({ page, dealer }) => {
      test.slow();
      const css = ":root { color-scheme: light dark }";
      const element = await dealer.calculator("<hangar-calculator montazh></hangar-calculator>", {
        "/scheme.css": css,
      });
      await expectAccessible(page);
      await element.getByRole("textbox", { name: "Ворота" }).fill("99");
      await expect(element.getByText("Принимается целое число от 0 до 30", { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("a screen reader is told the new total", async ({ dealer }) => {
  const element = await dealer.calculator("<hangar-calculator></hangar-calculator>");
  const told = element.getByRole("status");
  await expect(told).toHaveText("");
  await element.getByRole("textbox", { name: "Длина" }).fill("40");
  await expect(told).toContainText(`Итого ${(await total(element).textContent())!}`);
});

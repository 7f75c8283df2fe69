import { test as anyPage, type Page } from "@playwright/test";
import { grouped, roubles } from "../../../src/text/format.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { apiAnswer, cards, expectWhatApiSays } from "../page-objects/search-page.ts";

const expectAddress = (page: Page, query: string) =>
  expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe(`?${query}`);

/** Roofs that need no building to lean on: those that the page asks for by itself. */
const FREE_STANDING = "roof=dvuhskat,odnoskat-otdelno,s-kolonnoy-po-centru";

test("every filter moves the result to what the API says, and the address keeps it", async ({ page }) => {
  const filter = (name: string) => page.getByRole("textbox", { name });
  const building = page.getByRole("checkbox", { name: "Есть здание, к которому пристроить" });
  await page.goto("/podbor/");
  await test.step("it opens with hangars that stand by themselves", async () => {
    await expectWhatApiSays(page, `budget=3000000&${FREE_STANDING}`);
    expect(new URL(page.url()).search).toBe("");
    await building.check();
    await expectWhatApiSays(page, "budget=3000000");
    await expectAddress(page, "budget=3000000");
    await building.uncheck();
    await expectWhatApiSays(page, `budget=3000000&${FREE_STANDING}`);
  });
  const query =
    "budget=8500000&area_min=150.5&roof=dvuhskat,odnoskat-otdelno&width_min=11&width_max=15&length_max=60" +
    "&height_min=4.35&gates=1&montazh=1&panels=1&filler=penoplast&sort=price";
  await test.step("what is found follows", async () => {
    await filter("Бюджет на ангар").fill("");
    await filter("Бюджет на ангар").pressSequentially("8,5 млн");
    const understood = page.locator(".budget-field .message.note");
    await expect(understood).toHaveText("8,5\u00a0млн — это 8\u00a0500\u00a0000\u00a0₽");
    await expectWhatApiSays(page, `budget=8500000&${FREE_STANDING}`);
    await filter("Бюджет на ангар").blur();
    await expect(filter("Бюджет на ангар")).toHaveValue("8\u00a0500\u00a0000");
    await expect(understood, "what moves here moves away from under a finger").toBeVisible();
    await page.getByText("Крыша и другие пожелания").click();
    await page.getByRole("checkbox", { name: "С колонной по центру" }).uncheck();
    await filter("Площадь от").fill("150,5");
    await filter("Ширина от").fill("11");
    await filter("Ширина до").fill("15");
    await filter("Длина до").fill("60");
    await filter("Высота от").fill("4,35");
    await page.getByRole("button", { name: /Ворота.*больше/ }).click();
    await page.getByRole("checkbox", { name: "Монтаж каркаса" }).check();
    await page.getByRole("checkbox", { name: "Сэндвич-панели" }).check();
    await page.getByRole("radiogroup", { name: "Утеплитель" }).getByRole("radio", { name: "Пенопласт" }).check();
    await page.getByRole("radiogroup", { name: "Порядок" }).getByRole("radio", { name: "Сначала дешёвые" }).check();
    await expectWhatApiSays(page, query);
    await expectAddress(page, query);
  });
  await test.step("its link brings it back", async () => {
    await page.reload();
    await expectWhatApiSays(page, query);
    await expect(filter("Бюджет на ангар")).toHaveValue("8\u00a0500\u00a0000");
    await expect(filter("Площадь от")).toHaveValue("150,5");
    // What the link asks for is not folded away.
    await expect(page.getByText("Крыша и другие пожелания · изменено 2")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Двускатный" })).toBeChecked();
  });
});

test("what cannot be found is told with the way on, and what was typed and found last stays", async ({ page }) => {
  await page.goto("/podbor/?budget=50000&gates=1&montaz=1&utm_source=mail&truss=Сборный");
  await test.step("a budget that is too low is raised", async () => {
    const { over_budget } = await apiAnswer(page, "budget=50000&gates=1&height_min=4.35&truss=demountable");
    await expect(page.getByRole("alert")).toHaveText(/montaz\. /);
    await expect(page.getByRole("heading", { name: /ничего не укладывается/ })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`Не хватает ${roubles(over_budget!.missing)}`);
    await expect(cards(page)).toContainText(roubles(over_budget!.cheapest.total_with_vat));
    await page.getByRole("button", { name: /Поднять бюджет/ }).click();
    const { total_with_vat } = over_budget!.cheapest;
    await expectWhatApiSays(page, `budget=${total_with_vat}&gates=1&height_min=4.35&truss=demountable`);
  });
  await test.step("an error stands at its field", async () => {
    const width = page.getByRole("textbox", { name: "Ширина от" });
    await width.fill("широко");
    await expect(width).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("group", { name: "Ширина" })).toContainText("Нужно число больше нуля, например 12,5");
    await expect(width).toHaveValue("широко");
    await expect(page.locator(".result-details.stale")).toHaveCount(1);
    await width.fill("");
    await expect(page.locator(".result-details.stale")).toHaveCount(0);
  });
  await test.step("gates are not offered in a wall too low for them", async () => {
    await page.getByRole("textbox", { name: "Высота до" }).fill("3,15");
    await expect(page.getByRole("region", { name: "Почему подбора нет" })).toContainText("нужна стена от 4,15\u00a0м");
  });
});

test("more can be shown, each with its hangar whole, and one opens the calculator with its price", async ({ page }) => {
  const query = "budget=6000000&width_min=15&width_max=15&length_max=15&panels=1&sort=price";
  await page.goto(`/podbor/?${query}`);
  await test.step("hangars as high as long are in their pictures whole", async () => {
    const card = cards(page).first();
    const picture = card.locator("svg.building");
    await expect(picture).toBeVisible();
    const [place, drawn] = [await card.locator(".found-picture").boundingBox(), await picture.boundingBox()];
    expect(drawn!.y).toBeGreaterThan(place!.y);
    expect(drawn!.y + drawn!.height).toBeLessThan(place!.y + place!.height);
  });
  await page.goto("/podbor/?budget=5000000&montazh=1");
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole("button", { name: /Показать ещё/ }).click();
  await expect(cards(page)).toHaveCount(50);
  await expect(page.getByRole("button", { name: /Показать ещё/ })).toHaveCount(0);
  await expect(page.locator(".button.cta")).toHaveCount(1);
  const { items, found } = await apiAnswer(page, "budget=5000000&montazh=1&limit=50");
  await expect(page.getByRole("heading", { name: /^Подходит / })).toContainText(grouped(found));
  await expectWhatApiSays(page, "budget=5000000&montazh=1&limit=50");
  await cards(page)
    .first()
    .getByRole("link", { name: /Открыть в калькуляторе/ })
    .click();
  await expect(page.getByTestId("total")).toHaveText(roubles(items[0]!.total_with_vat));
  await expect(page.locator("#result .calculation-id")).toHaveText(items[0]!.calculation_id);
});

anyPage(
  "a search that cannot start is told and tried again, and without scripts the page leads to the API",
  async ({ page, browser }) => {
    await page.route("**/_astro/search-worker-*", (route) => route.abort());
    await page.goto("/podbor/");
    await expect(page.getByRole("region", { name: "Почему подбора нет" })).toContainText("Подбор не запустился");
    await page.unroute("**/_astro/search-worker-*");
    await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
    await expect(page.getByRole("heading", { name: /^Подходит / })).toBeVisible();

    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const plain = await withoutScripts.newPage();
    await plain.goto(page.url());
    const href = await plain.getByRole("link", { name: "адрес API" }).getAttribute("href");
    expect((await page.request.get(href!)).status()).toBe(200);
    await withoutScripts.close();
  },
);

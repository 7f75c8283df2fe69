import { test as anyPage, type Page } from "@playwright/test";
import { grouped, roubles } from "../../../src/text/format.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { apiAnswer, cards, expectWhatApiSays } from "../page-objects/search-page.ts";

const PHONE = { width: 360, height: 740 };

const expectAddress = (page: Page, query: string) =>
  expect.poll(() => decodeURIComponent(new URL(page.url()).search), { timeout: 5_000 }).toBe(`?${query}`);

/** Roofs that need no building to lean on: those that the page asks for by itself. */
const FREE_STANDING = "roof=dvuhskat,odnoskat-otdelno,s-kolonnoy-po-centru";

test("opens with what the API says to its budget, of hangars that stand by themselves", async ({ page }) => {
  await page.goto("/podbor/");
  await expectWhatApiSays(page, `budget=3000000&${FREE_STANDING}`);
  expect(new URL(page.url()).search).toBe("");
});

test("what was found is told to a screen reader, and at the foot of a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/podbor/");
  await page.getByRole("textbox", { name: "Бюджет на ангар" }).fill("7000000");
  const { found, items } = await apiAnswer(page, `budget=7000000&${FREE_STANDING}`);
  const told = [grouped(found), roubles(items[0]!.total_with_vat)];
  for (const text of told) await expect(page.locator("#search").getByRole("status")).toContainText(text);
  for (const text of told) await expect(page.locator(".search-bar")).toContainText(text);
  await expect(page.locator(".search-bar")).toBeInViewport();
});

for (const [on, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", PHONE],
] as const) {
  test(`on ${on} every filter moves the result to what the API says, and the address keeps it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/podbor/");
    await page.getByRole("textbox", { name: "Бюджет на ангар" }).fill("8 500 000");
    await expectWhatApiSays(page, `budget=8500000&${FREE_STANDING}`);
    await page.getByText("Крыша и другие пожелания").click();
    await page.getByRole("checkbox", { name: "С колонной по центру" }).uncheck();
    await page.getByRole("textbox", { name: "Площадь от" }).fill("150,5");
    await page.getByRole("textbox", { name: "Ширина от" }).fill("11");
    await page.getByRole("textbox", { name: "Ширина до" }).fill("15");
    await page.getByRole("textbox", { name: "Длина до" }).fill("60");
    await page.getByRole("textbox", { name: "Высота от" }).fill("4,35");
    await page.getByRole("button", { name: /Ворота.*больше/ }).click();
    await page.getByRole("checkbox", { name: "Монтаж каркаса" }).check();
    await page.getByRole("checkbox", { name: "Сэндвич-панели" }).check();
    await page.getByRole("radiogroup", { name: "Утеплитель" }).getByRole("radio", { name: "Пенопласт" }).check();
    await page.getByRole("radiogroup", { name: "Порядок" }).getByRole("radio", { name: "Сначала дешёвые" }).check();
    const query =
      "budget=8500000&area_min=150.5&roof=dvuhskat,odnoskat-otdelno&width_min=11&width_max=15&length_max=60" +
      "&height_min=4.35&gates=1&montazh=1&panels=1&filler=penoplast&sort=price";
    await expectWhatApiSays(page, query);
    await expectAddress(page, query);
    await page.reload();
    await expectWhatApiSays(page, query);
    await expect(page.getByRole("textbox", { name: "Бюджет на ангар" })).toHaveValue("8\u00a0500\u00a0000");
    await expect(page.getByRole("textbox", { name: "Площадь от" })).toHaveValue("150,5");
    // What the link asks for is not folded away.
    await expect(page.getByText("Крыша и другие пожелания · изменено 2")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Двускатный" })).toBeChecked();
  });
}

for (const [query, among] of [
  ["budget=3000000", " из тех, что не примыкают к зданию"],
  [`budget=3000000&${FREE_STANDING}`, ""],
  ["budget=1&sort=area&width_min=8&width_max=9.8", " из тех, что не примыкают к зданию"],
] as const) {
  test(`the first is praised as the most of all, or of those that stand by themselves: ${query}`, async ({ page }) => {
    await page.goto(`/podbor/?${query}`);
    await expect(page.locator(".found-praise")).toHaveText(
      new RegExp(`^Самый (большой за эти деньги|дешёвый с такими пожеланиями)${among}$`),
    );
  });
}

test("only the last of many quick changes counts", async ({ page }) => {
  await page.goto("/podbor/");
  const budget = page.getByRole("textbox", { name: "Бюджет на ангар" });
  await budget.fill("");
  await budget.pressSequentially("4444444");
  await expectWhatApiSays(page, `budget=4444444&${FREE_STANDING}`);
  await expectAddress(page, `budget=4444444&${FREE_STANDING}`);
});

test("a card opens the calculator with its price", async ({ page }) => {
  await page.goto("/podbor/?budget=5000000&montazh=1");
  const { items } = await apiAnswer(page, "budget=5000000&montazh=1");
  await cards(page)
    .first()
    .getByRole("link", { name: /Открыть в калькуляторе/ })
    .click();
  await expect(page.getByTestId("total")).toHaveText(roubles(items[0]!.total_with_vat));
  const answer = await page.request.get(items[0]!.url.slice(new URL(items[0]!.url).origin.length));
  expect(((await answer.json()) as CalcResponse).calculation_id).toBe(items[0]!.calculation_id);
});

test("more can be shown, up to the limit of the API", async ({ page }) => {
  await page.goto("/podbor/?budget=5000000");
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole("button", { name: /Показать ещё/ }).click();
  await expect(cards(page)).toHaveCount(50);
  await expectAddress(page, "budget=5000000&limit=50");
  await expect(page.getByRole("button", { name: /Показать ещё/ })).toHaveCount(0);
});

test("when nothing fits, it says what is missing and what the cheapest one costs", async ({ page }) => {
  await page.goto("/podbor/?budget=50000&gates=1");
  const { over_budget } = await apiAnswer(page, "budget=50000&gates=1&height_min=4.35");
  await expect(page.getByRole("heading", { name: /ничего не укладывается/ })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(`Не хватает ${roubles(over_budget!.missing)}`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(roubles(over_budget!.cheapest.total_with_vat));
  await page.getByRole("button", { name: /Поднять бюджет/ }).click();
  await expectWhatApiSays(page, `budget=${over_budget!.cheapest.total_with_vat}&gates=1&height_min=4.35`);
});

test("an error stands at its field, keeps what was typed and the last result", async ({ page }) => {
  await page.goto("/podbor/");
  await expect(cards(page)).toHaveCount(10);
  const width = page.getByRole("textbox", { name: "Ширина от" });
  await width.fill("широко");
  await expect(width).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("group", { name: "Ширина" })).toContainText("Нужно число больше нуля, например 12,5");
  await expect(width).toHaveValue("широко");
  await expect(page.locator(".result-details.stale")).toHaveCount(1);
  await width.fill("");
  await expectWhatApiSays(page, `budget=3000000&${FREE_STANDING}`);
});

test("a budget is understood as people write it, and said so", async ({ page }) => {
  await page.goto("/podbor/");
  const budget = page.getByRole("textbox", { name: "Бюджет на ангар" });
  await budget.fill("4,5 млн");
  await expect(page.locator(".budget-field .message.note")).toHaveText("4,5\u00a0млн — это 4\u00a0500\u00a0000\u00a0₽");
  await expectWhatApiSays(page, `budget=4500000&${FREE_STANDING}`);
  await budget.blur();
  await expect(budget).toHaveValue("4\u00a0500\u00a0000");
});

test("a hangar that leans on a building is for who has one", async ({ page }) => {
  await page.goto("/podbor/");
  const building = page.getByRole("checkbox", { name: "Есть здание, к которому пристроить" });
  await expect(building).not.toBeChecked();
  await building.check();
  await expectWhatApiSays(page, "budget=3000000");
  await expectAddress(page, "budget=3000000");
  await page.reload();
  await expect(building).toBeChecked();
  await building.uncheck();
  await expectWhatApiSays(page, `budget=3000000&${FREE_STANDING}`);
});

test("gates are never offered in a wall too low for them, and it says how many were left out", async ({ page }) => {
  const query = "budget=3000000&roof=dvuhskat&gates=1";
  const low = await apiAnswer(page, `${query}&height_max=4`);
  expect(low.found).toBeGreaterThan(0);
  await page.goto(`/podbor/?${query}`);
  await expectWhatApiSays(page, `${query}&height_min=4.35`);
  await expect(page.locator(".too-low")).toContainText(
    new RegExp(`^Ещё ${grouped(low.found)}\u00a0вариант.* нужна стена от 4,15\u00a0м`),
  );
  await page.getByRole("textbox", { name: "Высота до" }).fill("3,15");
  await expect(page.getByRole("region", { name: "Почему подбора нет" })).toContainText("нужна стена от 4,15\u00a0м");
});

test("each card has its hangar to scale, and one of them the call to action", async ({ page }) => {
  const query = "budget=3000000&roof=dvuhskat&width_min=12&width_max=12&montazh=1";
  await page.goto(`/podbor/?${query}`);
  const pictures = cards(page).locator("svg.building");
  await expect(pictures).toHaveCount(10);
  const { items } = await apiAnswer(page, query);
  const widths = await pictures.evaluateAll((all) =>
    all.map((picture) => picture.querySelector(".b-wall-side1")!.getBoundingClientRect().width),
  );
  // A metre of wall is as long in every picture.
  const perMetre = items.map(({ request }, at) => widths[at]! / request.length_m);
  for (const one of perMetre) expect(one / perMetre[0]!).toBeCloseTo(1, 1);
  expect(new Set(items.map(({ request }) => request.length_m)).size).toBeGreaterThan(1);
  await expect(page.locator(".button.cta")).toHaveCount(1);
  await expect(cards(page).first()).toContainText("В цене: каркас, монтаж каркаса");
});

test("hangars as high as long stand on their cards whole", async ({ page }) => {
  await page.goto("/podbor/?budget=6000000&width_min=15&width_max=15&length_max=15&panels=1&sort=price");
  const card = cards(page).first();
  const place = (await card.locator(".found-picture").boundingBox())!;
  const picture = (await card.locator("svg.building").boundingBox())!;
  expect(picture.y).toBeGreaterThan(place.y);
  expect(picture.y + picture.height).toBeLessThan(place.y + place.height);
});

test("what a link says wrongly is named", async ({ page }) => {
  await page.goto("/podbor/?budget=5000000&montaz=1&utm_source=mail&truss=Сборный");
  await expect(page.getByRole("alert")).toHaveText(/montaz\. /);
  await expectWhatApiSays(page, "budget=5000000&truss=demountable");
});

test("the search and nothing of the engine's copy runs in the worker, off the page's own thread", async ({ page }) => {
  const worker = page.waitForEvent("worker");
  await page.goto("/podbor/");
  expect(new URL((await worker).url()).pathname).toMatch(/^\/_astro\/search-worker-/);
});

anyPage("a search that cannot start is told, and the form stays", async ({ page }) => {
  await page.route("**/_astro/search-worker-*", (route) => route.abort());
  await page.goto("/podbor/");
  await expect(page.getByRole("region", { name: "Почему подбора нет" })).toContainText("Подбор не запустился");
  await expect(page.getByRole("textbox", { name: "Бюджет на ангар" })).toBeVisible();
});

test("no sideways scrolling on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/podbor/", "/podbor/?budget=1000", "/podbor/?budget=x&width_min=999"]) {
    await page.goto(path);
    await expect(page.locator(".searching")).toHaveCount(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, path).toBe(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page leads to the API", async ({ page }) => {
    await page.goto("/podbor/");
    const href = await page.getByRole("link", { name: "адрес API" }).getAttribute("href");
    expect((await page.request.get(href!)).status()).toBe(200);
  });
});

import type { CalcResponse, ErrorBody } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { apiAnswer, expect, test, total, value, type CalculatorElement } from "../page-objects/dealer-page.ts";
import { shownCode } from "../page-objects/shown-code.ts";

test("what the documentation shows works on a page with a strict policy: the element, its events, the engine", async ({
  page,
  dealer,
  baseURL,
}) => {
  const line = await shownCode(page, baseURL!, "/embed.js");
  await expect(total(page.locator("hangar-calculator"))).toContainText("₽");
  const events = await shownCode(page, baseURL!, "hangar-result");
  const module = await shownCode(page, baseURL!, "/engine.js");
  const html = await shownCode(page, baseURL!, "<output");
  const shown = (await page.locator("[data-engine-answer]").textContent())!.trim();
  // The documentation fetches its search when it is idle: that would be told as the dealer's page's.
  await page.goto("about:blank");

  await test.step("the line puts the calculator there, and it asks nothing of any server", async () => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const element = await dealer.open(line);
    const body = await apiAnswer(element, page, baseURL!);
    await expect(total(element)).toHaveText(roubles(body.result.total_with_vat));
    expect(await value(element)).toEqual(body);
    expect(body.request.montazh).toBe(true);
    for (const text of [body.calculation_id, roubles(body.price_per_m2_with_vat), "14 дней", body.manufacturer]) {
      await expect(element.getByText(text).first()).toBeVisible();
    }
    await expect(element.getByText("Доставка в цену не входит")).toBeVisible();
    const link = (name: string) => element.getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(link("Полный расчёт")).toHaveAttribute("href", body.calculator_link);
    await expect(link("Все параметры")).toHaveAttribute("href", body.calculator_link);
    await expect(link("Оставить заявку")).toHaveAttribute("href", body.next_step.request_quote_url);
    const foreign = requests.filter((url) => url.startsWith(baseURL!)).map((url) => new URL(url).pathname);
    expect(foreign).toEqual(["/embed.js", expect.stringMatching(/^\/_engine\/engine\.\w+\.js$/)]);
  });

  await test.step("where the script does not load, the link inside of the element stands", async () => {
    const element = await dealer.open(line.replace(/<script.*<\/script>/, ""));
    await expect(element.getByRole("link", { name: "Рассчитать стоимость ангара" })).toBeVisible();
  });

  await test.step("events carry the API's own answer and its own error body", async () => {
    const keep = `document.addEventListener("hangar-result", (event) => (window.last = event));
      document.addEventListener("hangar-error", (event) => (window.last = event));`;
    const element = await dealer.calculator("<hangar-calculator></hangar-calculator>", { "/own.js": events + keep });
    const last = () =>
      page.evaluate(() => {
        const { type, detail, bubbles, composed } = (window as never as { last: CustomEvent<unknown> }).last;
        return { type, detail, bubbles, composed };
      });
    const shape = { bubbles: true, composed: true };

    await element.getByRole("textbox", { name: "Длина" }).fill("42,5");
    const body = await apiAnswer(element, page, baseURL!);
    expect(body.dimensions.length_m).toBe(42.5);
    expect(await last()).toEqual({ type: "hangar-result", detail: body, ...shape });
    await expect(element).toHaveAttribute("data-total", String(body.result.total_with_vat));
    await expect(element).toHaveAttribute("data-calculation-id", body.calculation_id);

    await element.getByRole("textbox", { name: "Ворота" }).fill("99");
    const error = (await apiAnswer(element, page, baseURL!)) as unknown as ErrorBody;
    expect(error.error.code).toBe("invalid_parameter");
    expect(await last()).toEqual({ type: "hangar-error", detail: error, ...shape });
    expect(await value(element)).toBeUndefined();
    await expect(element).toHaveAttribute("data-problem", error.error.details.join(" "));
    await expectAccessible(page);
  });

  await test.step("the engine calculates what the documentation shows and the API answers", async () => {
    await dealer.open(html, { "/engine-user.js": module });
    const output = page.locator("#price");
    await expect(output).not.toBeEmpty();
    const parameters = JSON.parse(/calculate\((\{[^}]*\})\)/.exec(module)![1]!) as object;
    const response = await page.request.post(`${baseURL}/v1/calc`, { data: parameters });
    const body = (await response.json()) as CalcResponse;
    await expect(output).toHaveText(body.summary_for_ai);
    expect(shown).toBe(body.summary_for_ai);
    const whole = await page.evaluate(
      async ([engine, asked]) => {
        const { calculate } = (await import(engine!)) as typeof import("../../../src/engine/index.ts");
        return calculate(JSON.parse(asked!) as Record<string, unknown>).body;
      },
      [`${baseURL}/engine.js`, JSON.stringify(parameters)],
    );
    expect(whole).toEqual(body);
  });
});

test("an element has the API's defaults, tells its first answer once and follows its attributes; two know nothing of each other", async ({
  page,
  dealer,
  baseURL,
}) => {
  await test.step("whatever script of the page listens hears the first answer, and only once", async () => {
    const hear = (name: string) =>
      `document.addEventListener("hangar-result", ({ detail }) => (window.heard ??= []).push(["${name}", detail.calculation_id]));`;
    const element = await dealer.calculator("<hangar-calculator></hangar-calculator>", {
      "/module.js": hear("module"),
      "/ready.js": `document.addEventListener("DOMContentLoaded", () => { ${hear("ready")} });`,
      "/loaded.js": `addEventListener("load", () => { ${hear("loaded")} });`,
      "/defined.js": `customElements.whenDefined("hangar-calculator").then(() => { ${hear("defined")} });`,
    });
    const body = (await value(element))!;
    const heard = () => page.evaluate(() => (window as never as { heard?: string[][] }).heard);
    await expect.poll(heard).toHaveLength(4);
    const all = ["defined", "loaded", "module", "ready"].map((name) => [name, body.calculation_id]);
    expect((await heard())!.sort()).toEqual(all);

    const { roof, width, length } = await element.evaluate((one) => (one as CalculatorElement).parameters());
    const query = new URLSearchParams({ roof: String(roof), width: String(width), length: String(length) });
    expect(await (await page.request.get(`${baseURL}/v1/calc?${query}`)).json()).toEqual(body);

    const [first, late] = await page.evaluate(async () => {
      const made = document.createElement("hangar-calculator") as CalculatorElement;
      const ids: string[] = [];
      document.querySelector("main")!.append(made);
      await Promise.resolve();
      made.addEventListener("hangar-result", (event) => {
        ids.push((event as CustomEvent<CalcResponse>).detail.calculation_id);
      });
      // Two turns of the page: what it is told is told by then.
      await new Promise((done) => setTimeout(() => setTimeout(done)));
      return [ids, made.value!.calculation_id] as const;
    });
    expect(first).toEqual([late]);
  });

  await test.step("changed attributes change their fields and nothing that the visitor chose, in one event", async () => {
    const element = await dealer.calculator(
      `<hangar-calculator height="5.55" montazh rails="none"></hangar-calculator>`,
    );
    await element.getByRole("textbox", { name: "Двери" }).fill("3");
    const events = await element.evaluate(async (one) => {
      let heard = 0;
      one.addEventListener("hangar-result", () => heard++);
      one.setAttribute("width", "18");
      one.setAttribute("length", "55");
      one.removeAttribute("montazh");
      const { request } = (one as CalculatorElement).value!;
      await new Promise((done) => setTimeout(done));
      const { width_mm: width, length_m: length, doors, montazh } = request;
      return { heard, width, length, doors, montazh };
    });
    expect(events).toEqual({ heard: 1, width: 18_000, length: 55, doors: 3, montazh: false });
    await expect(element.getByRole("textbox", { name: "Длина" })).toHaveValue("55");
    await expect(element.getByRole("checkbox", { name: "Монтаж" })).not.toBeChecked();
    const parameters = () => element.evaluate((one) => (one as CalculatorElement).parameters());
    expect(await parameters()).toMatchObject({
      ...{ roof: "dvuhskat", width: 18, length: 55, height: 5.55, truss: "solid", gates: 0, gates_pos: 0 },
      ...{ rails: "none", doors: 3, montazh: false, panels: false },
    });
    await element.getByRole("textbox", { name: "Длина" }).fill("сорок");
    expect(await parameters()).toMatchObject({ length: "сорок" });
  });

  await test.step("two", async () => {
    const both = await dealer.calculator(
      `<hangar-calculator width="10"></hangar-calculator><hangar-calculator width="15"></hangar-calculator>`,
    );
    const [first, second] = [both.nth(0), both.nth(1)];
    const before = await total(first).textContent();
    await second.getByRole("radio", { name: /Односкатный приставной/ }).check();
    await second.getByRole("textbox", { name: "Длина" }).fill("60");
    await expect(total(first)).toHaveText(before!);
    await expect(first.getByRole("radio", { name: /Двускатный/ })).toBeChecked();
    expect((await value(first))!.request).toMatchObject({ roof: "dvuhskat", width_mm: 10_000, length_m: 30 });
    expect((await value(second))!.request).toMatchObject({
      ...{ roof: "odnoskat-pristavnoy", width_mm: 15_000, length_m: 60 },
    });
  });
});

import { expectAccessible } from "../page-objects/axe.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const LANGUAGES = [
  ["Russian", "/docs/request-builder/", { length: "Длина", erection: "Монтаж каркаса", piles: "Винтовые сваи" }],
  ["English", "/en/docs/request-builder/", { length: "Length", erection: "Frame erection", piles: "Screw piles" }],
] as const;

test("every call of the request builder is answered with the body that it shows, mistakes too, in both languages", async ({
  page,
  request,
}) => {
  for (const [language, path, words] of LANGUAGES) {
    await test.step(language, async () => {
      await page.goto(path);
      const builder = page.locator("#request-builder");
      const length = builder.getByRole("textbox", { name: words.length });
      const shown = async () => JSON.parse((await builder.locator("[data-answer]").textContent())!) as object;
      const links = () =>
        builder.locator(".built-call a").evaluateAll((all) => all.map((a) => a.getAttribute("href")!));
      await length.fill("42,5");
      await builder.getByRole("checkbox", { name: words.erection }).check();
      if (language === "Russian") await builder.locator("summary").filter({ hasText: "Все параметры" }).click();
      await builder.getByRole("checkbox", { name: words.piles }).check();
      const calls = await links();
      expect(calls).toHaveLength(3);
      for (const link of calls) expect(await (await request.get(link)).json()).toEqual(await shown());
      const [, body] = /-d '(.*)'$/.exec((await builder.locator(".built-call code").last().textContent())!)!;
      expect(JSON.parse(body!)).toMatchObject({ length: 42.5, montazh: true, piles: true });
      const posted = await request.post("/v1/calc", { data: body!, headers: { "content-type": "application/json" } });
      expect(await posted.json()).toEqual(await shown());
      if (language === "Russian") await expectAccessible(page);
      else {
        expect(await builder.getByRole("form", { name: "Hangar" }).innerHTML()).not.toMatch(/[а-яё]/i);
        const { result } = (await shown()) as { result: { total_with_vat: number } };
        const status = builder.getByRole("region", { name: "Answer" }).getByRole("status");
        const total = result.total_with_vat.toLocaleString("en");
        await expect(status).toHaveText(`Answer200 · RUB\u00a0${total} incl. VAT`);
        await expect(page.locator("#freshness")).toHaveText(/^Prices of \d+\s[A-Z][a-z]+\s\d{4}$/);
      }

      await length.fill("500");
      await expect(builder.getByRole("status").filter({ hasText: "400" })).toContainText("unsupported_size");
      const [first] = await links();
      const answer = await request.get(first!);
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toEqual(await shown());
      await expect(length).toHaveValue("500");
      if (language === "English") {
        const form = builder.getByRole("form", { name: "Hangar" });
        await expect(form.getByText(/expected 5 to 200/i)).toBeVisible();
        await expect(form).not.toContainText(/[а-яё]/i);
      }
    });
  }
});

import type { CalcResponse } from "../../../src/engine/response.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

test("the rule of every position is counted for the hangar that the reader chooses, in both languages", async ({
  page,
  request,
}) => {
  for (const [lang, path, options] of [
    ["ru", "/docs/how-it-is-counted/", "Опции"],
    ["en", "/en/docs/how-it-is-counted/", "Options"],
  ] as const) {
    await page.goto(path);
    const table = page.locator("#counted-bill");
    const form = table.locator("form");
    const counts = () =>
      table
        .locator("[data-counted]")
        .evaluateAll((cells) => cells.map((cell) => [(cell as HTMLElement).dataset["counted"]!, cell.textContent]));
    const asked = () => form.evaluate((one: HTMLFormElement) => [...new FormData(one)] as [string, string][]);
    const before = await counts();

    await form.locator("[name=roof]").selectOption({ index: 3 });
    await form.locator("[name=length]").fill("41.5");
    await form.getByText(options).click();
    await form.locator("[name=piles]").check();
    await form.locator("[name=doors]").fill("2");
    const query = new URLSearchParams([...(await asked()), ["explain", "1"], ["lang", lang]]);
    const { result } = (await (await request.get(`/v1/calc?${query}`)).json()) as CalcResponse;
    const lines = new Map(
      [...result.materials, ...result.works].flatMap((line) => (line.group ? [] : [[line.code, line] as const])),
    );
    const after = await counts();
    expect(after).not.toEqual(before);
    for (const [code, text] of after) {
      const { qty, unit, explanation } = lines.get(code!) ?? {};
      expect(text).toBe(qty === undefined ? "—" : (explanation!.qty[0] ?? `${qty} ${unit}`));
    }
    expect(after.filter(([, text]) => text !== "—")).toHaveLength(lines.size);
    if (lang === "ru") await expectAccessible(page);
    else expect(await table.innerText()).not.toMatch(/[а-яё]/i);

    await form.locator("[name=length]").fill("500");
    await expect(table.getByRole("status")).toContainText("500");
    expect(new Set((await counts()).map(([, text]) => text))).toEqual(new Set(["—"]));
  }
});

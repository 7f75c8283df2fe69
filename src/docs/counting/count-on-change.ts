import { calculate, priceList, under } from "hangar-engine";
import { LANGS, type Lang } from "../../text/lang.ts";
import { number } from "../facts/wording.ts";
import { countsOf } from "./counts.ts";

/** Counts the hangar of the form anew whenever it is changed. */
export async function countOnChange(root: HTMLElement): Promise<void> {
  const lang = root.dataset["lang"] as Lang;
  const form = root.querySelector("form")!;
  const refusal = root.querySelector<HTMLElement>("[role=status]")!;
  const engine =
    lang === LANGS[0] ? { calculate } : under(priceList, (await import("../../messages/en/answers.ts")).english);

  function count(): void {
    const asked = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    const answer = engine.calculate([...asked, ["explain", "1"]]);
    const counts = countsOf(answer, lang);
    refusal.textContent = answer.status === 200 ? "" : answer.body.error.details.join(" ");
    for (const cell of root.querySelectorAll<HTMLElement>("[data-counted]")) {
      cell.textContent = counts?.get(cell.dataset["counted"]!) ?? "—";
    }
  }

  /** Another roof has other widths and heights; the nearest stay chosen. */
  function offer(): void {
    const { widths, heights } = priceList.roofs[String(new FormData(form).get("roof"))]!;
    const sizes = { width: Object.keys(widths).map(Number), height: heights };
    for (const [name, offered] of Object.entries(sizes)) {
      const select = form.elements.namedItem(name) as HTMLSelectElement;
      const chosen = Number(select.value);
      const nearest = offered.reduce((one, other) => (Math.abs(other - chosen) < Math.abs(one - chosen) ? other : one));
      select.replaceChildren(
        ...offered.map((mm) => new Option(number(mm / 1000, lang), String(mm), mm === nearest, mm === nearest)),
      );
    }
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    if ((target as HTMLSelectElement).name === "roof") offer();
    count();
  });
  // A browser may have kept what was chosen before.
  offer();
  count();
}

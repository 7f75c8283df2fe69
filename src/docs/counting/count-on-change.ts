import * as today from "hangar-engine";
import { askedIn, countsOf, NONE } from "../../counting/counts.ts";
import { sizeChoices } from "../../counting/size-choices.ts";
import { LANGS, type Lang } from "../../text/lang.ts";

/** Counts the hangar of the form anew whenever it is changed. */
export async function countOnChange(root: HTMLElement): Promise<void> {
  const lang = root.dataset["lang"] as Lang;
  const form = root.querySelector("form")!;
  const told = root.querySelector<HTMLElement>("[role=status]")!;
  const { priceList, under } = today;
  const engine = lang === LANGS[0] ? today : under(priceList, (await import("../../messages/en/answers.ts")).english);

  function count(): void {
    const { counts, refusal } = countsOf(engine, askedIn(form));
    told.textContent = refusal;
    for (const cell of root.querySelectorAll<HTMLElement>("[data-counted]")) {
      cell.textContent = counts.get(cell.dataset["counted"]!) ?? NONE;
    }
  }

  const inMetres = (mm: number): string => engine.language.explanation.inUnits(mm / 1000);

  /** Another roof has other widths and heights; the nearest stay chosen. */
  function offer(): void {
    const { width, height } = sizeChoices(priceList, askedIn(form));
    for (const [name, { offered, chosen }] of Object.entries({ width, height })) {
      const options = offered.map((mm) => new Option(inMetres(mm), String(mm), mm === chosen, mm === chosen));
      (form.elements.namedItem(name) as HTMLSelectElement).replaceChildren(...options);
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

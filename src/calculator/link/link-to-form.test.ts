import { calculate, priceList, type CalcResponse } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { defaultHangar } from "../form/default-hangar.ts";
import { formParameters, OPTION_DEFAULTS, type FormState } from "../form/form-state.ts";
import { openLink } from "./link-to-form.ts";

const sizes = "roof=dvuhskat&width=12000&length=30&height=4350";

/** The calculator link that the engine gives for a form. */
function linkOf(form: FormState): string {
  const answer = calculate(formParameters(form));
  if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
  return new URL(answer.body.calculator_link).search;
}

describe("a link opens as the form that it was made from", () => {
  const forms: [title: string, change: Partial<FormState>][] = [
    ["the default hangar", {}],
    ["no gates", { gates: "0" }],
    ["a length with a comma", { length: "32,55" }],
    ["the widest roof", { roof: "s-kolonnoy-po-centru", width: "23,7", height: "5,47", length: "36" }],
    ["a demountable truss", { width: "15", truss: "demountable" }],
    ["every opening", { gates: "2", gates_pos: "2", rails: "h1610", doors: "3", windows: "4" }],
    ["every option of the frame", { welded: "1", wall_progony: "1", anchors: "1", piles: "1", montazh: "1" }],
    ["every panel", { panels: "1", filler: "penoplast", panels_montazh: "1", dekor_roof: "1", dekor_wall: "1" }],
    ["the attached side", { roof: "odnoskat-pristavnoy", panels: "1", panels_high_wall: "1" }],
  ];
  it.each(forms)("%s", (_title, change) => {
    const form = { ...defaultHangar(priceList), ...change };
    expect(openLink(linkOf(form))).toEqual({ form, configured: true, notices: [] });
  });
});

describe("values in any spelling that a calculation accepts", () => {
  const spellings: [query: string, name: keyof FormState, value: string][] = [
    ["montazh=true", "montazh", "1"],
    ["montazh=да", "montazh", "1"],
    ["montazh=no", "montazh", "0"],
    ["filler=Пенопласт", "filler", "penoplast"],
    ["truss=Сборный", "truss", "demountable"],
    ["rails=H 1610", "rails", "h1610"],
    ["gates_pos=2", "gates_pos", "2"],
  ];
  it.each(spellings)("%s", (query, name, value) => {
    const { form, notices } = openLink(`${sizes}&${query}`);
    expect(form[name]).toBe(value);
    expect(notices).toEqual([]);
  });

  it("a roof in capitals", () => expect(openLink("roof=DVUHSKAT&width=12&length=30").form.roof).toBe("dvuhskat"));
  it("a width in metres", () => expect(openLink("roof=dvuhskat&width=12&length=30").form.width).toBe("12"));
  it("a width between standard ones stays as typed", () =>
    expect(openLink("roof=dvuhskat&width=12300&length=30").form.width).toBe("12,3"));
});

describe("what a link does not say", () => {
  it("nothing at all: the default hangar, without a word", () => {
    expect(openLink("")).toEqual({ form: defaultHangar(priceList), configured: false, notices: [] });
  });

  it("marks of advertising are nothing", () => {
    expect(openLink("utm_source=mail&yclid=1&_openstat=x").configured).toBe(false);
    expect(openLink(`${sizes}&utm_source=mail&gclid=1`).notices).toEqual([]);
  });

  it("options: their defaults, not those of the default hangar", () => {
    expect(openLink(sizes).form).toMatchObject(OPTION_DEFAULTS);
  });

  it("roof, width and length are filled in and told", () => {
    const { form, notices } = openLink("gates=1");
    expect(form).toEqual(defaultHangar(priceList));
    expect(notices).toHaveLength(3);
  });
});

describe("what a link says wrongly", () => {
  const told: [query: string, notice: string][] = [
    ["montaz=1", "«montaz» из ссылки не учтено — возможно, это «Монтаж каркаса»"],
    ["montazh=maybe", "Монтаж каркаса: в ссылке «maybe» — подставлено «нет»"],
    ["montazh=", "Монтаж каркаса: в ссылке пусто — подставлено «нет»"],
    ["filler=wool", "Утеплитель: в ссылке «wool» — подставлено «Минвата»"],
    ["filler=%D0%9F%D0%B5%D0", "Утеплитель: в ссылке «Пе\ufffd» — подставлено «Минвата»"],
    ["mont", "Незнакомое в ссылке не учтено: «mont»"],
    ["discout=5", "возможно, это «Скидка»"],
    ["gates_pos=3", "Где стоят ворота: в ссылке «3» — подставлено «По длинной стороне»"],
    ["doors=1&doors=2", "Двери: в ссылке «1» и «2» — подставлено 0"],
    ["discount=5", "Скидка не применена"],
    ["discount=much", "Скидка: в ссылке «much» — не учтено"],
    ["foo=1&bar=2&foo=3", "Незнакомое в ссылке не учтено: «foo» и «bar»"],
    ["a1=1&b1=1&c1=1&d1=1&e1=1&f1=1&g1=1", "не учтено: «a1», «b1», «c1», «d1», «e1» и ещё 2"],
  ];
  it.each(told)("%s is told, the rest is kept", (query, notice) => {
    const { form, notices } = openLink(`${sizes}&windows=3&panels=1&${query}`);
    expect(notices).toEqual([expect.stringContaining(notice)]);
    expect(form).toEqual({
      ...OPTION_DEFAULTS,
      roof: "dvuhskat",
      width: "12",
      length: "30",
      height: "4,35",
      windows: "3",
      panels: "1",
    });
  });

  it("the same twice is no contradiction", () => {
    expect(openLink(`${sizes}&windows=3&windows=3`)).toMatchObject({ form: { windows: "3" }, notices: [] });
  });

  it("an unknown roof", () => {
    const { form, notices } = openLink("roof=pagoda&width=12000&length=30");
    expect(form).toMatchObject({ roof: "dvuhskat", width: "12", length: "30" });
    expect(notices).toEqual([expect.stringContaining("Тип крыши: в ссылке «pagoda» — показан «Двускатный»")]);
  });

  const typed: [query: string, name: keyof FormState, value: string][] = [
    ["roof=dvuhskat&width=99&length=30", "width", "99"],
    ["roof=dvuhskat&width=abc&length=30", "width", "abc"],
    ["roof=dvuhskat&width=12&length=999", "length", "999"],
    [`${sizes}&gates=99`, "gates", "99"],
  ];
  it.each(typed)("%s stays in its field, where the error will stand", (query, name, value) => {
    const { form, notices } = openLink(query);
    expect(form[name]).toBe(value);
    expect(notices).toEqual([]);
  });

  const untold: [query: string, name: keyof FormState, value: string, notice: string][] = [
    ["roof=dvuhskat&width=15&length=", "length", "30", "Длина: в ссылке пусто"],
    ["roof=dvuhskat&width=&length=40", "width", "12", "Ширина: в ссылке пусто"],
    ["roof=dvuhskat&width=12&width=15&length=40", "width", "12", "Ширина: в ссылке «12» и «15»"],
    [`${sizes}&height=5550`, "height", "4,35", "Высота: в ссылке «4350» и «5550»"],
  ];
  it.each(untold)("%s says no size at all: one is filled in and told", (query, name, value, notice) => {
    const { form, notices } = openLink(query);
    expect(form[name]).toBe(value);
    expect(notices).toEqual([expect.stringContaining(notice)]);
    expect(notices).toEqual([expect.stringContaining(` — подставлено ${value}\u00a0м`)]);
  });

  it("a wrong number of gates does not cost their place", () => {
    expect(openLink(`${sizes}&gates=99&gates_pos=1&rails=none`).form).toMatchObject({ gates_pos: "1", rails: "none" });
  });
});

describe("a calculation_id", () => {
  const answer = calculate(`${sizes}&gates=2&panels=1`.split("&").map((pair) => pair.split("=") as [string, string]));
  const { calculation_id, calculator_link } = (answer as { body: CalcResponse }).body;

  it("opens the hangar that it stands for, with or without its parameters beside it", () => {
    const opened = openLink(new URL(calculator_link).search);
    expect(openLink(`calculation_id=${calculation_id}`)).toEqual(opened);
    expect(openLink(`calculation_id=${calculation_id}&${sizes}`)).toEqual(opened);
  });

  it("counts, and what says otherwise beside it is named", () => {
    const { form, notices } = openLink(
      `calculation_id=${calculation_id}&${sizes.replace("30", "60")}&montazh=abc&foo=1`,
    );
    expect(form).toEqual(openLink(`calculation_id=${calculation_id}`).form);
    expect(notices).toEqual([
      expect.stringContaining("Незнакомое в ссылке не учтено: «foo»"),
      expect.stringContaining("Длина: в ссылке «60» — показано по номеру расчёта"),
      expect.stringContaining("Монтаж каркаса: в ссылке «abc» — показано по номеру расчёта"),
    ]);
  });

  it("may be typed as it looks", () => {
    expect(openLink(`calculation_id=${calculation_id.toLowerCase().replaceAll("-", "—")}`).configured).toBe(true);
  });

  it("of no one is told, and the parameters beside it count", () => {
    const { form, notices } = openLink(`calculation_id=ANG-11111111-AAAAA&${sizes}&doors=2`);
    expect(form.doors).toBe("2");
    expect(notices).toEqual([
      expect.stringContaining(
        "Номер расчёта «ANG-11111111-AAAAA» не открывается, сверьте его — ангар собран по остальной ссылке",
      ),
    ]);
  });
});

import { calculate } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { initialState, reduce, type Action, type CalculatorState } from "./calculator-state.ts";
import { formParameters } from "./form/form-state.ts";
import { openLink } from "./link/link-to-form.ts";

const after = (...actions: Action[]): CalculatorState => actions.reduce(reduce, initialState());
const set = (name: keyof CalculatorState["form"], value: string): Action => ({ type: "set", name, value });

describe("a change of a field", () => {
  it("gives the engine's own answer", () => {
    const state = after(set("length", "40,5"), set("montazh", "1"));
    expect(state.formAnswer.body).toEqual(calculate(formParameters(state.form)).body);
    expect(state.shown).toBe(state.formAnswer.body);
    expect(state.touched).toBe(true);
  });

  it("with an error keeps what was typed and the last good answer", () => {
    const good = after(set("length", "40"));
    const state = reduce(good, set("gates", "99"));
    expect(state.form.gates).toBe("99");
    expect(state.formAnswer.body).toBeUndefined();
    expect(state.formAnswer.problems.byField.gates).toBe("Принимается целое число от 0 до 30");
    expect(state.shown).toBe(good.shown);
  });

  it("that rounds a size tells so beside it", () => {
    expect(after(set("width", "12,3")).formAnswer.notes).toEqual({ width: expect.stringContaining("12,3") });
  });

  it("ignores blanks around a number", () => {
    expect(after(set("length", " 40 ")).shown).toEqual(after(set("length", "40")).shown);
  });
});

describe("a size in other units", () => {
  it("is understood, said so, and shown in metres when the field is left", () => {
    const told = "12000\u00a0мм — это 12\u00a0м";
    const typed = after(set("length", "12000"));
    expect(typed.formAnswer.notes.length).toBe(told);
    expect(typed.shown).toEqual(after(set("length", "12")).shown);
    const left = reduce(typed, { type: "settle", name: "length" });
    expect(left.form.length).toBe("12");
    const later = reduce(left, set("doors", "1"));
    expect(later.formAnswer.notes.length ?? later.replaced.length).toBe(told);
    expect(reduce(later, set("length", "13")).replaced).toEqual({});
  });

  it("is rounded as any other, and both is told", () => {
    const { notes } = after(set("width", "11900 мм")).formAnswer;
    expect(notes.width).toMatch(/^11900\sмм — это 11,9\sм\. Ширина округлена/);
  });

  it("leaves a text that is no size as it is", () => {
    const state = after(set("length", "сорок"));
    expect(reduce(state, { type: "settle", name: "length" })).toBe(state);
  });
});

describe("a preset", () => {
  it("takes the place of the form, and can be taken back", () => {
    const before = after(set("length", "41"), set("roof", "s-kolonnoy-po-centru"));
    const form = { ...before.form, roof: "dvuhskat", width: "15", panels: "1" };
    const state = reduce(before, { type: "preset", form, told: "Подставлен склад" });
    expect(state.form).toEqual(form);
    expect(state.shown).toEqual(calculate(formParameters(form)).body);
    expect(state.replaced).toEqual({});
    expect(reduce(state, { type: "take back" }).form).toEqual(before.form);
  });
});

describe("a gate", () => {
  it("that is too tall for its wall is told at the gates", () => {
    expect(after().formAnswer.notes.gates).toBeUndefined();
    expect(after(set("height", "3,15")).formAnswer.notes.gates).toMatch(/нужна колонна от 4,35\sм/);
    expect(after(set("height", "3,15"), set("gates", "0")).formAnswer.notes.gates).toBeUndefined();
  });
});

describe("what the last change did to the total", () => {
  const total = (state: CalculatorState): number => state.shown!.result.total_with_vat;
  const first = total(initialState());

  it("is the difference of the totals before and after it", () => {
    const clad = after(set("panels", "1"));
    expect(clad.lastChange).toEqual({ name: "panels", before: first, difference: total(clad) - first });
    const bare = reduce(clad, set("panels", "0"));
    expect(bare.lastChange).toEqual({ name: "panels", before: total(clad), difference: first - total(clad) });
  });

  it("counts from where a size began to be typed, also over what cannot be priced", () => {
    const state = after(set("length", "4"), set("length", "45"), set("length", "4"), set("length", "40"));
    expect(state.lastChange).toEqual({ name: "length", before: first, difference: total(state) - first });
  });

  it("is unknown where there was no price, and after what changes more than a field", () => {
    expect(
      after({ type: "open", link: openLink("roof=dvuhskat&width=99&length=30") }, set("width", "12")).lastChange,
    ).toBe(undefined);
    expect(after(set("length", "x"), set("width", "x"), set("length", "40"), set("width", "12")).lastChange).toBe(
      undefined,
    );
    expect(after(set("panels", "1"), { type: "reset" }).lastChange).toBeUndefined();
  });
});

describe("a change of the roof", () => {
  it("takes the nearest sizes that the new roof has and tells so", () => {
    const state = after(set("roof", "s-kolonnoy-po-centru"), set("height", "5,47"), set("roof", "odnoskat-otdelno"));
    expect(state.form).toMatchObject({ width: "11,75", height: "5,55" });
    expect(state.replaced).toEqual({
      width: "Ширины 12\u00a0м у этой крыши нет",
      height: "Высоты 5,47\u00a0м у этой крыши нет",
    });
  });

  it("keeps sizes that both have", () => {
    const state = after(set("width", "15"), set("roof", "odnoskat-pristavnoy"));
    expect(state.form.width).toBe("15");
    expect(state.replaced).toEqual({});
  });

  it("and back brings the old sizes back", () => {
    const state = after(set("width", "18"), set("roof", "s-kolonnoy-po-centru"), set("roof", "dvuhskat"));
    expect(state.form.width).toBe("18");
  });

  it("keeps what was chosen under the roof before it, where the new roof has it", () => {
    const chosen = [set("roof", "odnoskat-pristavnoy"), set("width", "15"), set("height", "6,75")];
    const state = after(...chosen, set("roof", "dvuhskat"));
    expect(state.form).toMatchObject({ width: "15", height: "6,75" });
    expect(state.replaced).toEqual({});
  });

  it("tells also of a size that gives way to one chosen under the new roof before", () => {
    const state = after(set("roof", "s-kolonnoy-po-centru"), set("height", "5,47"), set("roof", "dvuhskat"));
    const told = reduce(reduce(state, set("width", "18")), set("roof", "s-kolonnoy-po-centru"));
    expect(told.form.width).toBe("23,7");
    expect(told.replaced.width).toBe("Ширины 18\u00a0м у этой крыши нет");
  });

  it("that stands between loses no size: the next roof has what was asked for", () => {
    const between = after(set("length", "31,5"), set("roof", "s-kolonnoy-po-centru"));
    expect(between.form).toMatchObject({ width: "23,7", height: "4,35" });
    const state = reduce(between, set("roof", "odnoskat-pristavnoy"));
    expect(state.form).toMatchObject({ width: "12", height: "4,35", length: "31,5" });
    expect(state.replaced).toEqual({});
  });

  it("brings back what was asked for under it, where it does not have what was asked for since", () => {
    const asked = [set("width", "18"), set("roof", "odnoskat-otdelno"), set("width", "7,75")];
    const state = after(...asked, set("roof", "dvuhskat"));
    expect(state.form.width).toBe("18");
    expect(state.replaced).toEqual({ width: "Ширины 7,75\u00a0м у этой крыши нет" });
    expect(reduce(state, set("roof", "odnoskat-otdelno")).form.width).toBe("7,75");
  });

  it("keeps a height that is no number, also under a roof that was chosen before", () => {
    const state = after(set("roof", "odnoskat-pristavnoy"), set("roof", "dvuhskat"), set("height", "5,5x"));
    expect(reduce(state, set("roof", "odnoskat-pristavnoy")).form.height).toBe("5,5x");
  });

  it("keeps a width that is no number", () => {
    expect(after(set("width", "abc"), set("roof", "odnoskat-otdelno")).form.width).toBe("abc");
  });
});

describe("a reset", () => {
  const changed = after(set("length", "40"), set("panels", "1"));

  it("brings the default hangar and can be taken back", () => {
    const wish = { words: "двускатный 12 на 30", kept: null };
    const reset = reduce(changed, { type: "reset", wish });
    expect(reset.takeBack?.wish).toBe(wish);
    expect(reset.form).toEqual(initialState().form);
    expect(reduce(reset, { type: "take back" }).form).toEqual(changed.form);
  });

  it("cannot be taken back after the next change", () => {
    expect(reduce(reduce(changed, { type: "reset" }), set("doors", "1")).takeBack).toBeUndefined();
  });
});

describe("a link", () => {
  it("opened with an error shows no price at all", () => {
    const link = openLink("roof=dvuhskat&width=99&length=30&montaz=1");
    const state = after({ type: "open", link });
    expect(state.shown).toBeUndefined();
    expect(state.notices).toHaveLength(1);
    expect(state.touched).toBe(false);
  });

  it("of an alternative gives the alternative's total", () => {
    const { alternatives } = initialState().shown!;
    expect(alternatives).toHaveLength(2);
    for (const { url, total_with_vat } of alternatives) {
      const state = after({ type: "switch", link: openLink(new URL(url).search) });
      expect(state.shown?.result.total_with_vat).toBe(total_with_vat);
    }
  });
});

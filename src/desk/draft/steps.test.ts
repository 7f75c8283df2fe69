import { describe, expect, test } from "vitest";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { acted, newDraft, type Action, type Draft, type Settled } from "./draft.ts";
import { rebased } from "./rebase.ts";
import { Steps, type Step } from "./steps.ts";

const base = { [LIST]: "prices:\n  decor: 210\n  gate_frame: 32500\n", [MANUFACTURER]: "brand: Завод\n" };
const type = (key: string, raw: string): Action => ({ type: "type", key, raw });

function after(steps: Steps, ...actions: Action[]): Draft {
  return actions.reduce((draft, action) => {
    steps.remember(draft, action);
    return acted(draft, action);
  }, newDraft(base));
}

test("steps are taken back one by one, the keys of one field together", () => {
  const steps = new Steps();
  const draft = after(
    steps,
    type("prices.decor", "2"),
    type("prices.decor", "23"),
    type("prices.decor", "230"),
    { type: "logo", file: "logo.svg", text: "<svg/>" },
    { type: "who", value: "Мария" },
    { type: "raise", keys: ["prices.gate_frame"], hundredths: 1000 },
  );
  const first = steps.back(draft)!;
  expect(first.list).toContain("decor: 230\n  gate_frame: 32500");
  expect(first).toMatchObject({ rev: draft.rev + 1, who: "Мария", logo: { "logo.svg": "<svg/>" } });
  const third = steps.back(steps.back(first)!)!;
  expect(third).toEqual({ ...newDraft(base), rev: draft.rev + 3, who: "Мария" });
  expect(steps.isEmpty).toBe(true);
  expect(steps.back(third)).toBeUndefined();
});

test("what was taken away in a workbook is a step of its own", () => {
  const steps = new Steps();
  const key = "prices.decor";
  const draft = after(steps, type(key, "220"), { type: "given", fingerprint: "a" }, type(key, "23"), type(key, "230"));
  expect(steps.back(draft)!.list).toContain("decor: 220\n");
});

test("the letters of one contact are one step as well, those of the next another", () => {
  const steps = new Steps();
  const contact = (name: string, value: string): Action => ({ type: "contact", name, value });
  const draft = after(steps, contact("brand", "С"), contact("brand", "Ст"), contact("city", "П"));
  const first = steps.back(draft)!;
  expect(first.manufacturer).toBe("brand: Ст\n");
  expect(steps.back(first)!.manufacturer).toBe(base[MANUFACTURER]);
});

test("the last few outlive a reload, and what a workbook brought comes and goes with its step", () => {
  const steps = new Steps();
  const brought = { changes: [{ key: "prices.decor", name: "Декор", was: 210, value: 230 }], notices: ["взято 230"] };
  const text = base[LIST].replace("210", "230");
  const many = Array.from({ length: 60 }, (_, at) => type(`prices.${at % 2 ? "decor" : "gate_frame"}`, `${at}0`));
  const draft = after(steps, ...many, { type: "list", text, brought }, { type: "who", value: "Мария" });
  expect(draft.brought).toEqual(brought);
  const kept = new Steps(JSON.parse(JSON.stringify(steps.kept)) as Step[]);
  const first = kept.back(JSON.parse(JSON.stringify(draft)) as Draft)!;
  expect(first).toMatchObject({ who: "Мария", list: expect.stringContaining("decor: 590\n") as string });
  expect(first.brought).toBeUndefined();
  for (let step = 1; step < 10; step++) expect(kept.back(first)).toBeDefined();
  expect(kept.isEmpty).toBe(true);
});

test("what a workbook brought is over with all edits, and with a release", () => {
  const list: Action = { type: "list", text: base[LIST], brought: { changes: [], notices: [] } };
  expect(after(new Steps(), list, { type: "reset" }).brought).toBeUndefined();
  const rebase = { type: "rebase", base, list: base[LIST], manufacturer: base[MANUFACTURER], logo: {} } as const;
  expect(after(new Steps(), list, rebase).brought).toBeUndefined();
  expect(after(new Steps(), list, { ...rebase, list: "prices:\n  decor: 230\n" }).brought).toBeDefined();
});

test("all edits taken back at once come again, what was typed wrongly too", () => {
  const steps = new Steps();
  const draft = after(steps, type("prices.decor", "x"), { type: "reset" });
  expect(steps.back(draft)).toMatchObject({ typed: { "prices.decor": "x" } });
});

describe("other prices in force", () => {
  const now = { ...base, [LIST]: base[LIST].replace("gate_frame: 32500", "gate_frame: 33000") };
  const bringOver = (draft: Draft, settled?: Settled): Action => {
    const { list, manufacturer, logo } = rebased(draft, now, settled);
    return { type: "rebase", base: now, list, manufacturer, logo, ...(settled && { settled }) };
  };
  const go = (steps: Steps, draft: Draft, action: Action): Draft => {
    steps.remember(draft, action);
    return acted(draft, action);
  };

  test("take the steps along, but for those that would take nothing back", () => {
    const steps = new Steps();
    const draft = after(steps, type("prices.decor", "230"), type("prices.gate_frame", "33000"));
    const brought = go(steps, draft, bringOver(draft));
    expect(brought.list).toBe(now[LIST].replace("210", "230"));
    expect(steps.back(brought)).toMatchObject({ base: now, list: now[LIST] });
    expect(steps.isEmpty).toBe(true);
  });

  test("that are the draft's own leave no step", () => {
    const steps = new Steps();
    const draft = after(steps, type("prices.gate_frame", "33000"));
    go(steps, draft, bringOver(draft));
    expect(steps.isEmpty).toBe(true);
  });

  test("that were chosen between are a step of their own: without it the question is open again", () => {
    const steps = new Steps();
    const draft = after(steps, type("prices.decor", "230"), type("prices.gate_frame", "34000"));
    const settled = go(steps, draft, bringOver(draft, { "prices.gate_frame": "theirs" }));
    expect(settled).toMatchObject({ base: now, list: now[LIST].replace("210", "230") });
    const later = go(steps, settled, type("prices.decor", "250"));
    const open = steps.back(steps.back(later)!)!;
    expect(open).toMatchObject({ base, list: draft.list });
    expect(rebased(open, now).conflicts).toHaveLength(1);
    expect(steps.back(open)).toMatchObject({ base, list: base[LIST].replace("210", "230") });
  });
});

import { OPTIONS } from "hangar-engine";
import type { PriceList } from "../../price-list/schema.ts";
import type { OptionRow } from "../../engine/request/options.ts";
import { isOption, type FieldName, type FormState } from "./form-state.ts";
import { nearestSize, roofOf, widthChoices } from "./sizes.ts";

/** Why an option cannot apply to the hangar as it stands, in words for the person; nothing when it can. */
export function unavailable(name: FieldName, form: FormState, priceList: PriceList): string | undefined {
  const row: OptionRow | undefined = isOption(name) ? OPTIONS[name] : undefined;
  const isTaken = !row?.needs || !/^\s*0*\s*$/.test(form[row.needs]);
  return LIMITED[name]?.(form, priceList) ?? (row?.needs && !isTaken ? FIRST[row.needs] : undefined);
}

const FIRST: Readonly<Record<NonNullable<OptionRow["needs"]>, string>> = {
  gates: "Сначала добавьте ворота",
  panels: "Сначала включите сэндвич-панели",
};

type Rule = (form: FormState, priceList: PriceList) => string | undefined;

const needsTwoTrusses: Rule = (form, priceList) => {
  const roof = roofOf(priceList, form.roof);
  const choices = widthChoices(roof);
  const chosen = nearestSize(choices, form.width);
  if (chosen && roof.widths[chosen.mm]?.truss.demountable) return undefined;
  const withTwo = choices.filter(({ mm }) => roof.widths[mm]?.truss.demountable).map(({ text }) => text);
  if (withTwo.length === 0) return "У этой крыши ферма только цельная";
  return `На эту ширину ферма только цельная; сборная бывает на ${withTwo.join("; ")}\u00a0м`;
};

const needsAttached: Rule = (form, priceList) =>
  roofOf(priceList, form.roof).attached ? undefined : "Только для крыши, которая примыкает к зданию";

/** Options that a roof or a width must be made for. */
const LIMITED: Partial<Record<FieldName, Rule>> = { truss: needsTwoTrusses, panels_high_wall: needsAttached };

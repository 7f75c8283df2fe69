import type { PriceList } from "../price-list/schema.ts";
import type { FieldName, FormState } from "./form-state.ts";
import { nearestSize, roofOf, widthChoices } from "./sizes.ts";

/** Why an option cannot apply to the hangar as it stands, in words for the person; nothing when it can. */
export function unavailable(name: FieldName, form: FormState, priceList: PriceList): string | undefined {
  return RULES[name]?.(form, priceList);
}

type Rule = (form: FormState, priceList: PriceList) => string | undefined;

const needsGates: Rule = ({ gates }) => (/^\s*0*\s*$/.test(gates) ? "Сначала добавьте ворота" : undefined);

const needsPanels: Rule = ({ panels }) => (panels === "1" ? undefined : "Сначала включите сэндвич-панели");

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
  roofOf(priceList, form.roof).attached ? needsPanels(form, priceList) : "Только для крыши, которая примыкает к зданию";

const RULES: Partial<Record<FieldName, Rule>> = {
  truss: needsTwoTrusses,
  gates_pos: needsGates,
  rails: needsGates,
  filler: needsPanels,
  panels_high_wall: needsAttached,
  panels_montazh: needsPanels,
  dekor_roof: needsPanels,
  dekor_wall: needsPanels,
};

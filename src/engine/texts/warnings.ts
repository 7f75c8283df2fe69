import type { PriceList } from "../../price-list/schema.ts";
import type { OPTION_ROWS, OptionRow } from "../request/options.ts";
import type { Hangar } from "../geometry/hangar.ts";
import { counted, decimal, listed, withUnit } from "../../text/format.ts";
import { byChoices, type Choices } from "./choices.ts";
import { leftOutOfOpenings } from "./left-out.ts";

const PRELIMINARY = "Цена предварительная: окончательную даст детальный проект.";
const ESTIMATE = "Позиции со статусом estimate — предварительные: цена может измениться после инженерного расчёта.";

/** A statement of what is not in the price, and the parameter that would put it there. */
export interface Warning {
  text: string;
  remedy?: { name: "montazh" | "panels" | "gates" | "panels_montazh"; value: string };
}

/** As a page tells them, by the very sentence of the answer. */
const TOLD = new Map<string, Warning>([[ESTIMATE, { text: "Предварительные цены может изменить инженерный расчёт." }]]);

function addable(text: string, advice: string, name: NonNullable<Warning["remedy"]>["name"]): string {
  const statement = `${text} ${advice}: ${name}=1.`;
  TOLD.set(statement, { text, remedy: { name, value: "1" } });
  return statement;
}

const NO_ERECTION = addable("Монтаж каркаса в цену не входит.", "Добавить его", "montazh");
const NO_CLADDING = addable("Обшивка в цену не входит.", "Добавить сэндвич-панели", "panels");
const NO_GATES = addable("Ворота в цену не входят.", "Добавить раму ворот", "gates");
const NO_PANEL_ERECTION = addable("Монтаж панелей в цену не входит.", "Добавить его", "panels_montazh");

/** One of an answer's `warnings` in a buyer's words, the parameter that remedies it apart: on a page that is a button. */
export function readWarning(warning: string): Warning {
  return TOLD.get(warning) ?? { text: warning };
}

const NO_PILE_DRIVING = "Винтовые сваи — материал: их погружение в цену не входит.";
const NO_DISCOUNT =
  "Скидка не применена: в открытом расчёте скидок нет, discount_sum равна 0. О скидке спросите производителя.";

/** Makes the statements of one hangar; `ineffective` and the percent of discount that was asked for are the request's. */
export type WarningsOf = (
  hangar: Hangar,
  hasEstimatePositions: boolean,
  ineffective: readonly string[],
  discount: number,
) => string[];

/**
 * The manufacturer's statements of what is not in the price: contract, "Conditional statements in warnings", and after
 * those the calculation page's, "What is not in the price".
 */
export function warningsMaker(priceList: PriceList): WarningsOf {
  const always = [priceList.foundation.text, priceList.delivery.text, PRELIMINARY];
  const ofChoices = byChoices((choices) => choiceStatements(choices, priceList));
  return ({ configuration }, hasEstimatePositions, ineffective, discount) => {
    const statements = hasEstimatePositions ? [...always, ESTIMATE] : [...always];
    statements.push(...ofChoices(configuration), ...ineffective);
    if (discount > 0) statements.push(NO_DISCOUNT);
    return statements;
  };
}

function choiceStatements(choices: Choices, priceList: PriceList): string[] {
  const { gates, montazh, panels, panels_montazh, piles } = choices;
  return [
    ...(montazh ? [] : [NO_ERECTION]),
    ...(panels ? [] : [NO_CLADDING]),
    ...(gates ? [] : [NO_GATES]),
    ...(panels && !panels_montazh ? [NO_PANEL_ERECTION] : []),
    ...onlyFrames(choices, priceList),
    ...(piles ? [NO_PILE_DRIVING] : []),
    ...(montazh || panels ? [termOfFrame(choices, priceList)] : []),
  ];
}

function onlyFrames(choices: Choices, { rules }: PriceList): string[] {
  const { gates, doors, windows, rails } = choices;
  const frames: string[] = [];
  if (gates) {
    const size = `${decimal(rules.gate.width_m)}×${withUnit(rules.gate.height_m, "м")}`;
    frames.push(`ворот ${size} ${rails ? "с направляющими" : "без направляющих"}`);
  }
  if (doors) frames.push("дверей");
  if (windows) frames.push("окон");
  if (frames.length === 0) return [];
  const verb = gates || doors ? "входят" : "входит";
  return [
    `В цене только рамы проёмов (${listed(frames)}): ${leftOutOfOpenings(choices).join(", а также ")} в цену не ${verb}.`,
  ];
}

function termOfFrame({ montazh, panels, panels_montazh }: Choices, { meta }: PriceList): string {
  const others = [...(panels ? ["сэндвич-панели"] : []), ...(montazh || panels_montazh ? ["монтаж"] : [])];
  const days = counted(meta.production_days, "день", "дня", "дней");
  return `Срок ${days} — это изготовление каркаса: ${listed(others)} в него не ${panels ? "входят" : "входит"}.`;
}

/** Why an option that needs another has no effect without it. */
const LACKS: Readonly<Record<NonNullable<OptionRow["needs"]>, string>> = {
  gates: "ворота не заказаны",
  panels: "панели не заказаны",
};

/** What is said of options that were asked for and change nothing: which one, and what it needs. */
export function ineffective(options: readonly (typeof OPTION_ROWS)[number][], hangar: Hangar): string[] {
  return options.map(({ row, needs, only }) => {
    const { roof, configuration } = hangar;
    const lack = only && !only.holds(roof, configuration.width_mm) ? only.lack(roof) : needs && LACKS[needs];
    return `${row.unmet}: ${lack}.`;
  });
}

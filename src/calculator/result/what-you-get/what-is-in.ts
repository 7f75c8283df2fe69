import type { CalcResponse } from "hangar-engine";
import { decimal, withUnit } from "../../../text/format.ts";
import { warningsAlong } from "../../../text/warnings-along.ts";
import { isOfFrame, keyOf, named, positionsOf, sectionOf, sumOf, type Position } from "../price-parts.ts";

/** Something that a buyer gets, and what of the total it is. */
export interface Part {
  text: string;
  sum: number;
  /** What is not right with it. */
  warning?: string;
}

/** Everything in a price in a buyer's words; the sums are the total. */
export function whatIsIn(body: CalcResponse): Part[] {
  const positions = positionsOf(body);
  const of = (...keys: readonly string[]): Position[] =>
    positions.filter((position) => keys.some((key) => key === keyOf(position)));
  const [anchors, piles] = [of("anchor_block"), of("screw_pile")];
  const besidesFrame = [...anchors, ...piles];
  const frame = positions.filter((position) => isOfFrame(position) && !besidesFrame.includes(position));
  const frameSections = body.result.materials.filter((line) => line.group && isOfFrame(line));
  const gates = of("gate_frame");
  const rails = of("gate_rails_h500", "gate_rails_h1610");
  const [doors, windows] = [of("door_frame"), of("window_frame")];
  const [roofDecor, wallDecor] = [of("roof_decor"), of("wall_decor")];
  const besidesPanels = [...roofDecor, ...wallDecor];
  const cladding = positions.filter((position) => sectionOf(position) === 7 && !besidesPanels.includes(position));
  const parts: (Part | false)[] = [
    part(`Каркас: ${named(frameSections)}`, frame),
    part(`Анкерные блоки${pieces(anchors)}`, anchors),
    part(`Винтовые сваи${pieces(piles)}: материал`, piles),
    part(
      `${gates[0]?.name ?? ""}${pieces(gates, ",")} ${rails.length > 0 ? "с\u00a0направляющими, без полотна" : "без направляющих и полотна"}`,
      [...gates, ...rails],
      warningsAlong(body).join(" "),
    ),
    part(`Рама двери${pieces(doors, ",")} без полотна`, doors),
    part(`Рама окна${pieces(windows, ",")} без остекления`, windows),
    part("Сэндвич-панели кровли и стен, доборные элементы, крепёж", cladding),
    part(roofDecor[0]?.name ?? "", roofDecor),
    part(wallDecor[0]?.name ?? "", wallDecor),
    part("Монтаж каркаса на ваш готовый фундамент", of("frame_mounting")),
    part("Монтаж сэндвич-панелей", of("panel_mounting")),
  ];
  return parts.filter((one) => one !== false);
}

function part(text: string, positions: readonly Position[], warning = ""): Part | false {
  return positions.length > 0 && { text, sum: sumOf(positions), ...(warning && { warning }) };
}

/** `, 3 шт.`, with a comma where the words go on; nothing of a single one. */
function pieces([position]: readonly Position[], comma = ""): string {
  return position === undefined || position.qty === 1 ? "" : `, ${withUnit(decimal(position.qty), "шт.")}${comma}`;
}

import { counted, decimal, withUnit } from "../../text/format.ts";
import type { DrawingTexts } from "../file-texts.ts";

export const drawing: DrawingTexts = {
  decimal,
  metres: (value) => withUnit(value, "м"),
  views: { facade: "Фасад", ends: "Торцы", plan: "План" },
  end: (number) => `Торец ${number}`,
  side: (number) => `Сторона ${number}`,
  sides: { low: "низкая", atBuilding: "у здания", high: "высокая" },
  facade: ({ length, height, top, gates }, frames) =>
    `Длинные стороны в масштабе: длина ${length}, ${counted(frames, "рама", "рамы", "рам")},` +
    ` высота колонны ${height}, верх крыши ${withUnit(top, "м")}${gates}.`,
  ends: ({ width, height, top, gates }, posts) =>
    `Торцы в масштабе: ширина ${width}, высота от ${height} до ${withUnit(top, "м")},` +
    ` фахверковых колонн: ${posts.join(" и ")}${gates}.`,
  plan: ({ width, length, gates }, columns, posts) =>
    `План в масштабе: ширина ${width}, длина ${length}, колонн ${columns}, фахверковых ${posts}${gates}.`,
  gates: (count) => `, ворот ${count}`,
  places: "В масштабе. Места проёмов показаны условно.",
  gatesAboveWall: "В масштабе. Ворота выше стены: так не помещаются.",
};

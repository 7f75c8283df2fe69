import { counted, withUnit } from "../../text/format.ts";

/** Sizes as the drawings write them. */
type Told<Names extends string> = Readonly<Record<Names, string>>;

/** What drawings say: their titles, and their contents for who does not see them. */
export const drawing = {
  metres: (value: string) => withUnit(value, "м"),
  views: { facade: "Фасад", ends: "Торцы", plan: "План" },
  end: (number: number) => `Торец ${number}`,
  side: (number: number) => `Сторона ${number}`,
  /** Of a roof with one slope. */
  sides: { low: "низкая", atBuilding: "у здания", high: "высокая" },
  facade: ({ length, height, top, gates }: Told<"length" | "height" | "top" | "gates">, frames: number) =>
    `Длинные стороны в масштабе: длина ${length}, ${counted(frames, "рама", "рамы", "рам")},` +
    ` высота колонны ${height}, верх крыши ${withUnit(top, "м")}${gates}.`,
  ends: ({ width, height, top, gates }: Told<"width" | "height" | "top" | "gates">, posts: readonly number[]) =>
    `Торцы в масштабе: ширина ${width}, высота от ${height} до ${withUnit(top, "м")},` +
    ` фахверковых колонн: ${posts.join(" и ")}${gates}.`,
  plan: ({ width, length, gates }: Told<"width" | "length" | "gates">, columns: number, posts: number) =>
    `План в масштабе: ширина ${width}, длина ${length}, колонн ${columns}, фахверковых ${posts}${gates}.`,
  gates: (count: number) => `, ворот ${count}`,
  /** What the drawings do not promise. */
  places: "В масштабе. Места проёмов показаны условно.",
  gatesAboveWall: "В масштабе. Ворота выше стены: так не помещаются.",
};

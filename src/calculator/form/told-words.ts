import { withUnit } from "../../text/format.ts";

/* What is told at a field of what was typed there. */

export const aNumber = "Нужно число больше нуля, например 12,5";
export const noSuchWidth = (width: string) => `Ширины ${width}\u00a0м у этой крыши нет`;
export const noSuchHeight = (height: string) => `Высоты ${height}\u00a0м у этой крыши нет`;
export const tooTallGates = (height_m: number, min_wall_m: number) =>
  `Воротам высотой ${withUnit(height_m, "м")} здесь тесно: нужна стена от ${withUnit(min_wall_m, "м")}. ` +
  "Цена их рам предварительная, её уточнит проект.";

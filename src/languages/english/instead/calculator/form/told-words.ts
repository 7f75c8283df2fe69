import { withUnit } from "../../../format.ts";

export const aNumber = "A number above zero is needed, such as 12.5";
export const noSuchWidth = (width: string) => `This roof has no width of ${withUnit(width, "m")}`;
export const noSuchHeight = (height: string) => `This roof has no height of ${withUnit(height, "m")}`;
export const tooTallGates = (height_m: number, min_wall_m: number) =>
  `Gates ${withUnit(height_m, "m")} high have little room here: a wall of ${withUnit(min_wall_m, "m")} is needed. ` +
  "The price of their frames is preliminary, the project will settle it.";

import { withUnit } from "../../../../../text/in-english.ts";

export const aNumber = "A number above zero is needed, such as 12.5";
export const noSuchWidth = (width: string) => `This roof has no width of ${withUnit(width, "m")}`;
export const noSuchHeight = (height: string) => `This roof has no height of ${withUnit(height, "m")}`;

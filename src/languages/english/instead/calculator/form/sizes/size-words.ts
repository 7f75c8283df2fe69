import { withUnit } from "../../../../format.ts";

export const inMetres = (typed: string, text: string) => `${typed} is ${withUnit(text, "m")}`;

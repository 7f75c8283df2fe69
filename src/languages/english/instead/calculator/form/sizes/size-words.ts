import { withUnit } from "../../../../../../text/in-english.ts";

export const inMetres = (typed: string, text: string) => `${typed} is ${withUnit(text, "m")}`;

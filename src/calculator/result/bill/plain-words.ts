import { quantityInWords, type CalcResponse } from "hangar-engine";
import { spoken } from "virtual:hangar-data";

/** How the quantity of a position comes about, as one would say it on the telephone. */
export const plainWords = (body: CalcResponse, code: string): string => quantityInWords(body, code, spoken);

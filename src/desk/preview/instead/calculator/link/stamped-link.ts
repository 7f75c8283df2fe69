import type { CalcResponse } from "hangar-engine";

/** A draft is no list that one could ask for. */
export const stampedLink = ({ calculator_link }: CalcResponse): string => calculator_link;

import type { Leading } from "../../../../text/stamped-link.ts";

/** A draft is no list that one could ask for. */
export const stampedLink = ({ calculator_link }: Leading, link = calculator_link): string => link;

import { stampedLink, type Leading } from "./stamped-link.ts";

/**
 * The link to the calculator for paper: it names the calculation by its number, and its price list, and has room in a
 * line, however much is chosen.
 */
export function linkById(body: Leading & { calculation_id: string }): string {
  const link = new URL(body.calculator_link);
  link.search = `?calculation_id=${body.calculation_id}`;
  return stampedLink(body, link.href);
}

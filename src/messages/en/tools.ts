import type { ToolTexts } from "../tool-texts.ts";
import { grouped, roubles, withUnit } from "../../text/in-english.ts";

const metres = (value: number): string => withUnit(value, "m");

export const english: ToolTexts = {
  preliminary: (positions) => `The price is preliminary for: ${positions.join(", ")}.`,
  limits: "Limits:",
  validity: (day) => `The prices are meant to hold until ${day}: after that they may have changed, say so.`,
  opened: (calculationId, link) =>
    `calculation_id (no number of a quote request): ${calculationId}. The calculator with these parameters: ${link}`,
  files: (address, endings) => `Files: ${address} and an ending: ${endings.join(", ")}`,
  below: "Tell the limits too: warnings below. Hand next_step.quote_prompt over as it is.",
  cheapest: "The cheapest:",
  best: "The best:",
  found({ request, area_m2, total_with_vat, calculation_id, calculator_link }) {
    const { roof_name, width_mm, length_m, height_mm } = request;
    const sizes = `${roof_name}, ${width_mm / 1000} × ${metres(length_m)}, height ${metres(height_mm / 1000)}`;
    return `${sizes}: ${roubles(total_with_vat)} incl. VAT, ${withUnit(area_m2, "m²")}; ${calculation_id}, ${calculator_link}`;
  },
  samePage: (link) => `The same search on the site: ${link}`,
  sizes: (version) => `Standard sizes by the price list of ${version}:`,
  roof: ({ roof, name, widths_m, heights_m, default_height_m }) =>
    `${roof} (${name}): width ${widths_m.join("; ")} m; height ${heights_m.join("; ")} m, ${metres(default_height_m)} by default`,
  bounds: ({ length_m, limits: { gates, doors, windows } }) =>
    `Length from ${length_m.min} to ${metres(length_m.max)}. Openings at most: ${gates} vehicle doors, ${doors} doors, ${windows} windows.`,
  parameters: (names) => `Parameters of a calculation: ${names.join(", ")}.`,
  understood: "Understood of the words:",
  usedAs: ({ text, parameter, value }) => `"${text}": ${parameter} is ${String(value)}`,
  ask: "Ask, and choose nothing for the user (totals of answers leave the rest at its default):",
  openQuestion: (text, parameter) => `${text} The answer goes into ${parameter}.`,
  choiceQuestion: (text, choices) => `${text} Answers: ${choices.join("; ")}`,
  pricedChoice: (text, total, rounded) =>
    `${text}: ${roubles(total)} incl. VAT${rounded.map((note) => ` (${note})`).join("")}`,
  notOffered: "Not calculated here, say why:",
  noted: "Say how it was taken:",
  told: (words, said) => `"${words}": ${said}`,
  notUnderstood: "Not understood, no calculation will have it:",
  assumed: "Not said, taken for:",
  asRead: ({ total_with_vat, calculation_id, normalization_notes = [], left_out }) =>
    `As read: ${roubles(total_with_vat)} incl. VAT, ${calculation_id}. ` +
    normalization_notes.map((note) => `${note} `).join("") +
    (left_out.length > 0 ? `Caveats: ${left_out.join("; ").replace(/\.$/, "")}. ` : "") +
    "This is no offer yet: first read back what was understood, what was assumed and what was not understood.",
  beyond: (missing) => `Nothing fits into the sum that was named, ${roubles(missing)} are missing. The cheapest:`,
  bestOf: (count) => `Hangars that fit: ${grouped(count)}. The best:`,
  open: (parameters, tool) =>
    `While questions are open name the totals of their answers, and no price of the order. Add the parameters of the chosen answer to ${parameters} and call ${tool}.`,
  ready: (url) => `No questions. The calculation or the search with these parameters: ${url}`,
  alsoSearch: (url) => `The search for the sum that was named: ${url}`,
  missingId: "The calculation_id is missing: every answer of a calculation has it.",
  anId: "the calculation_id of an answer, such as ANG-12345678-ABCDE",
  wrong: "What is wrong and what is accepted:",
  retell: "Tell the user so, and call again with what the user chooses; replace nothing silently.",
  standardSizes: "Standard sizes are in supported below.",
};

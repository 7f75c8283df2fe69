import type { Configuration } from "../../../src/engine/request/configuration.ts";
import { FILLERS, OPTION_ROWS, TRUSSES } from "../../../src/engine/request/options.ts";
import type { Hangar } from "../../../src/engine/geometry/hangar.ts";
import { priceWays } from "../../../src/price-list/row-prices.ts";

/**
 * What the sheet is given for one hangar: sizes, options, and what the price list says of that roof and width, so
 * that the sheet need look nothing up. Choices are numbers, which it compares faster than texts.
 */
export function inputCells(hangar: Hangar): Record<string, number> {
  const { configuration, roof, priceList } = hangar;
  const { prices, rules } = priceList;
  const truss = roof.widths[configuration.width_mm]?.truss;
  return {
    width_mm: configuration.width_mm,
    height_mm: configuration.height_mm,
    length_cm: configuration.length_cm,
    pitch_m: roof.pitch_m,
    slope: roof.slope,
    slopes: roof.slopes,
    spans: roof.spans,
    attached: Number(roof.attached),
    struts_per_bay: rules.struts_per_bay[roof.slopes],
    demountable: Number(configuration.truss === TRUSSES.demountable),
    ...choices(configuration),
    foam: Number(configuration.filler === FILLERS.penoplast),
    truss_solid_price: truss?.solid ?? 0,
    truss_demountable_price: truss?.demountable ?? 0,
    frame_bolts_price: prices.frame_bolts[roof.spans],
    ...pricesAtPitch(hangar),
  };
}

/** Every option as a number: how many, whether, or which of its values. */
function choices(configuration: Configuration): Record<string, number> {
  return Object.fromEntries(
    OPTION_ROWS.map(({ name, row }) => {
      const value = configuration[name];
      return [name, row.kind === "choice" ? Object.values(row.values).indexOf(String(value)) : Number(value)];
    }),
  );
}

/** Prices of what is as long as the bay spacing: all of section 4, as far as the list has it. */
function pricesAtPitch(hangar: Hangar): Record<string, number> {
  const { formulas, prices, positions } = hangar.priceList;
  const ways = [...priceWays(formulas!)].filter(([key]) => positions[key]!.num.startsWith("4."));
  return Object.fromEntries(
    ways.map(([key, [way]]) => {
      const names = way!.slice(1).filter((step) => typeof step === "string");
      const table = names.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], prices);
      return [`${key}_price`, (table as Record<string, number>)[hangar.roof.pitch_m]!];
    }),
  );
}

import type { PriceList } from "../../../src/price-list/schema.ts";

/** Formulas of one position, without the equals sign: roubles a unit, and tenths of a unit. */
export interface PositionFormulas {
  price: string;
  tenths: string;
}

/** Roubles for a column of this height, to the nearest 10. */
function columnPrice(base: string, per_m: string, height_m: string): string {
  return `INT((${base}+${per_m}*${height_m})/10+0.5+{slack})*10`;
}

/** What the positions of columns share. */
export const COLUMN_CELLS: Readonly<Record<string, string>> = {
  is_heavy: "=OR({spans}=2,{prices.heavy_from_span_m}<{field_m}-{slack})",
  edge_base: "=IF({is_heavy},{prices.column.heavy.base},{prices.column.light.base})",
  edge_per_m: "=IF({is_heavy},{prices.column.heavy.per_m},{prices.column.light.per_m})",
  inner_base: "=IF({spans}=2,{prices.column.central.base},{edge_base})",
  inner_per_m: "=IF({spans}=2,{prices.column.central.per_m},{edge_per_m})",
  inner_height_m: "=INT({high_m}*1000+0.5+{slack})/1000",
};

function pieces(price: string, quantity: string): PositionFormulas {
  return { price, tenths: `10*${quantity}` };
}

function area(price: string, tenths: string): PositionFormulas {
  return { price, tenths };
}

/** Calculation rules, "Positions", by number. */
export function positionFormulas({ prices }: PriceList): Record<string, PositionFormulas> {
  const edgePrice = columnPrice("{edge_base}", "{edge_per_m}", "{height_m}");
  const innerPrice = columnPrice("{inner_base}", "{inner_per_m}", "{inner_height_m}");
  const fachwerk = "prices.column.fachwerk";
  const fachwerkPrice = columnPrice(`{${fachwerk}.base}`, `{${fachwerk}.per_m}`, "{mean_height_m}");
  const boltedPurlins = "({roof_purlins}*(1-{welded})+{wall_purlins}*{wall_progony})";
  const roofPurlinPrice = "IF({welded}=1,{roof_purlin_welded_price},{roof_purlin_bolted_price})";
  const railsPrice = "IF({rails}=1,{prices.rails.H 500},{prices.rails.Н 1610})";
  const roofPanelPrice = "IF({foam}=1,{prices.roof_panel.Пенопласт},{prices.roof_panel.Минвата})";
  const wallPanelPrice = "IF({foam}=1,{prices.wall_panel.Пенопласт},{prices.wall_panel.Минвата})";
  const panelTenths = "({roof_panel_tenths}+{wall_panel_tenths})";
  return {
    "1.1.": pieces("{truss_solid_price}", "{trusses}*(1-{demountable})"),
    "1.2.": pieces("{truss_demountable_price}", "{trusses}*{demountable}"),
    "2.1.": pieces(edgePrice, "IF({slopes}=2,{columns},{frames})"),
    "2.2.": pieces(innerPrice, "IF({slopes}=2,{central_columns},{frames})"),
    "2.3.": pieces(fachwerkPrice, "{fahverk}"),
    "3.1.": pieces("{frame_bolts_price}", "{frames}"),
    "3.2.": pieces("{prices.purlin_fasteners}", boltedPurlins),
    "3.3.": pieces("{prices.fachwerk_fasteners}", "{fahverk}"),
    "3.4.": pieces("{prices.anchor_block}", "{supports}*{anchors}"),
    "3.5.": pieces("{prices.screw_pile}", "{supports}*{piles}"),
    "4.1.": pieces(roofPurlinPrice, "{roof_purlins}"),
    "4.2.": pieces("{wall_purlin_price}", "{wall_purlins}*{wall_progony}"),
    "4.3.": pieces("{vertical_bracing_price}", "{vertical_bracing}"),
    "4.4.": pieces("{roof_bracing_price}", "{roof_bracing}"),
    "4.5.": pieces("{strut_price}", "{struts}"),
    "5.1.": pieces("{prices.gate_frame}", "{gates}"),
    "5.2.": pieces(railsPrice, "IF({rails}=0,0,{gates})"),
    "5.3.": pieces("{prices.door_frame}", "{doors}"),
    "5.4.": pieces("{prices.window_frame}", "{windows}"),
    "6.1.": area(erectionPrice(prices.mounting), "{area_tenths}*{montazh}"),
    "6.2.": area("{prices.panel_mounting}", `${panelTenths}*{panels_montazh}`),
    "7.1.": area(roofPanelPrice, "{roof_panel_tenths}*{panels}"),
    "7.2.": area(wallPanelPrice, "{wall_panel_tenths}*{panels}"),
    "7.3.": area("{prices.decor}", "{roof_panel_tenths}*{dekor_roof}"),
    "7.4.": area("{prices.decor}", "{wall_panel_tenths}*{dekor_wall}"),
    "7.5.": pieces("{prices.trim.price}", "{trim_pieces}*{panels}"),
    "7.6.": area("{prices.panel_fasteners}", `${panelTenths}*{panels}`),
  };
}

/** The first tier that reaches up to the column height. */
function erectionPrice(tiers: PriceList["prices"]["mounting"]): string {
  return tiers.reduceRight((higher, { max_height_mm }, at) => {
    const tier = `prices.mounting.${at}`;
    return max_height_mm === undefined
      ? `{${tier}.price}`
      : `IF({height_mm}<={${tier}.max_height_mm},{${tier}.price},${higher})`;
  }, "0");
}

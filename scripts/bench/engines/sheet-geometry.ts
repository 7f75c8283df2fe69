const up = (value: string) => `ROUNDUP(${value}-{slack},0)`;
const down = (value: string) => `INT(${value}+{slack})`;

/** Posts of a field of an end wall; `gates` names the cell with the number of its gates. */
function posts(gates: string): string {
  const between = (length: string) => `MAX(0,${up(`${length}/{rules.fachwerk_spacing_m}`)}-1)`;
  const beside = between(`(({field_m}-{rules.gate.width_m}*{${gates}})/2)`);
  return `IF({${gates}}=0,${between("{field_m}")},{${gates}}+1+2*${beside})`;
}

const purlinRows = (extent: string) => `=${up(`${extent}/{rules.purlin_spacing_m}`)}+1`;

const ROOF_PANELS_M2 =
  "{slopes}*({slope_length_m}+{rules.roof_panel_overhang_m.slope})*({length_m}+{rules.roof_panel_overhang_m.length})";
const WALL_PANELS_M2 =
  "({clad_sides_m}*{length_m}+2*{width_m}*{mean_height_m}-{gates}*{rules.gate.width_m}*{rules.gate.height_m})";

/**
 * Calculation rules, "Geometry": each quantity by its name, over the cells before it. Lengths in metres. Which
 * openings fit is left out: a bill does not ask.
 */
export const GEOMETRY_CELLS: Readonly<Record<string, string>> = {
  width_m: "={width_mm}/1000",
  length_m: "={length_cm}/100",
  height_m: "={height_mm}/1000",
  run_m: "={width_m}/{slopes}",
  rise_m: "={run_m}*{slope}",
  slope_length_m: "={run_m}*SQRT(1+{slope}*{slope})",
  high_m: "={height_m}+{rise_m}",
  mean_height_m: "={height_m}+{rise_m}/2",

  bays: `=${up("{length_m}/{pitch_m}")}`,
  frames: "={bays}+1",
  trusses: "={frames}*{spans}",
  columns: "=2*{frames}",
  central_columns: "=IF({spans}=2,{frames},0)",

  field_m: "={width_m}/{spans}",
  gates_in_ends: "=IF({gates_pos}=0,0,{gates})",
  gates_in_end_1: "=IF({gates_pos}=2,ROUNDUP({gates_in_ends}/2,0),{gates_in_ends})",
  gates_in_end_2: "={gates_in_ends}-{gates_in_end_1}",
  gates_in_field_1: "=ROUNDUP({gates_in_end_1}/{spans},0)",
  gates_in_field_2: "={gates_in_end_1}-{gates_in_field_1}",
  gates_in_field_3: "=ROUNDUP({gates_in_end_2}/{spans},0)",
  gates_in_field_4: "={gates_in_end_2}-{gates_in_field_3}",
  posts_in_end_1: `=${posts("gates_in_field_1")}+IF({spans}=1,0,${posts("gates_in_field_2")})`,
  posts_in_end_2: `=${posts("gates_in_field_3")}+IF({spans}=1,0,${posts("gates_in_field_4")})`,
  fahverk: "={posts_in_end_1}+{posts_in_end_2}",
  supports: "={columns}+{central_columns}+{fahverk}",

  // The more gates in a field, the lower its outer jamb; the first field of an end has the most.
  gates_in_fullest_field: "=MAX({gates_in_field_1},{gates_in_field_3})",
  jamb_from_low_side_m: "=MAX(0,({field_m}-{rules.gate.width_m}*{gates_in_fullest_field})/2)",
  wall_over_gates_m: "={height_m}+IF({gates_pos}=0,0,{slope}*{jamb_from_low_side_m})",
  gate_too_tall: "=AND({gates}>0,{wall_over_gates_m}<{rules.gate.min_wall_m}-{slack})",

  other_side_m: "=IF({slopes}=2,{height_m},{high_m})",
  slope_rows: purlinRows("{slope_length_m}"),
  side_rows: purlinRows("{height_m}"),
  other_side_rows: purlinRows("{other_side_m}"),
  end_rows: purlinRows("{mean_height_m}"),
  roof_purlins: "={slopes}*{slope_rows}*{bays}",
  side_purlins: "=({side_rows}+IF({attached}=1,0,{other_side_rows}))*{bays}",
  wall_purlins: "={side_purlins}+{end_rows}*({fahverk}+2*{spans})",

  braced_bays: `=IF({bays}=1,1,2+${down("({bays}-2)/{rules.bracing_every_bays}")})`,
  vertical_bracing: "={braced_bays}*({spans}+1)",
  roof_bracing: "={braced_bays}*{spans}",
  struts: "={bays}*{struts_per_bay}",

  area_tenths: "=INT({width_mm}*{length_cm}/10000+0.5)",
  clad_sides_m: "={height_m}+IF(OR({attached}=0,{panels_high_wall}=1),{other_side_m},0)",
  roof_panel_tenths: `=${up(`${ROOF_PANELS_M2}*10`)}`,
  wall_panel_tenths: `=MAX(0,${up(`${WALL_PANELS_M2}*10`)})`,
  trim_m:
    "=2*({width_m}+{length_m})+2*{length_m}+IF({slopes}=2,{length_m},0)+2*{slopes}*{slope_length_m}" +
    "+2*{clad_sides_m}+{gates}*({rules.gate.width_m}+2*{rules.gate.height_m})",
  trim_pieces: `=${up("{trim_m}/{prices.trim.useful_m}")}`,
};

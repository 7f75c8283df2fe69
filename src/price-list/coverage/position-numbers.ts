import { type Finding, unaccepted } from "../finding.ts";
import { POSITION_KEYS, type PositionKey, type PriceList } from "../schema.ts";

/**
 * Section of each position and the part of the hangar it stands for. Positions of one part exclude each other
 * (a roof has edge or low columns, purlins are bolted or welded), so they may share a number.
 */
const PLACES: Readonly<Record<PositionKey, readonly [section: number, part: string]>> = {
  truss_solid: [1, "truss"],
  truss_demountable: [1, "truss"],
  edge_column: [2, "low side"],
  low_column: [2, "low side"],
  high_column: [2, "high side or centre"],
  central_column: [2, "high side or centre"],
  fachwerk_column: [2, "end wall"],
  frame_bolts: [3, "frame"],
  purlin_fasteners: [3, "purlins"],
  fachwerk_fasteners: [3, "end wall"],
  anchor_block: [3, "anchors"],
  screw_pile: [3, "piles"],
  roof_purlin_bolted: [4, "roof purlins"],
  roof_purlin_welded: [4, "roof purlins"],
  wall_purlin: [4, "wall purlins"],
  vertical_bracing: [4, "vertical bracing"],
  roof_bracing: [4, "roof bracing"],
  strut: [4, "struts"],
  gate_frame: [5, "gates"],
  gate_rails_h500: [5, "rails"],
  gate_rails_h1610: [5, "rails"],
  door_frame: [5, "doors"],
  window_frame: [5, "windows"],
  frame_mounting: [6, "frame"],
  panel_mounting: [6, "panels"],
  roof_panel_mineral_wool: [7, "roof"],
  roof_panel_foam: [7, "roof"],
  wall_panel_mineral_wool: [7, "walls"],
  wall_panel_foam: [7, "walls"],
  roof_decor: [7, "roof decor"],
  wall_decor: [7, "wall decor"],
  panel_trim: [7, "trim"],
  panel_fasteners: [7, "fasteners"],
};

/** Numbers and codes name positions without doubt: each number in its section, no two lines of a bill alike. */
export function positionNumberFindings({ positions }: PriceList): Finding[] {
  const findings: Finding[] = [];
  POSITION_KEYS.forEach((key, at) => {
    const { num, code } = positions[key];
    const [section] = PLACES[key];
    const before = POSITION_KEYS.slice(0, at);
    const sameNumber = before.find((other) => positions[other].num === num && !excludeEachOther(other, key));
    if (!num.startsWith(`${section}.`)) {
      findings.push(unaccepted(["positions", key, "num"], num, `номер раздела ${section}, например ${section}.1.`));
    } else if (sameNumber) {
      const text = `номер ${num} уже у позиции ${sameNumber}, а они бывают в одном расчёте`;
      findings.push({ path: ["positions", key, "num"], text });
    }
    const sameCode = before.find((other) => positions[other].code === code);
    if (sameCode) {
      findings.push({ path: ["positions", key, "code"], text: `код ${code} уже у позиции ${sameCode}` });
    }
  });
  return findings;
}

function excludeEachOther(one: PositionKey, other: PositionKey): boolean {
  const [section, part] = PLACES[one];
  return PLACES[other][0] === section && PLACES[other][1] === part;
}

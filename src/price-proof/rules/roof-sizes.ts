import { isLess } from "../../formula/runtime.ts";
import { type Finding, type Path, unaccepted } from "../../price-list/finding.ts";
import type { PriceList, Roof } from "../../price-list/schema.ts";

/** Roofs that can be built, with sizes of which each can be asked for. */
export function roofSizeFindings({ roofs, rounding }: PriceList): Finding[] {
  const entries = Object.entries(roofs);
  if (entries.length === 0) return [{ path: ["roofs"], text: "нет ни одной крыши; допускается: одна и больше" }];
  return entries.flatMap(([id, roof]) => {
    const path = ["roofs", id];
    return [...shape(path, roof), ...heights(path, roof), ...widths(path, roof, rounding.beyond_m)];
  });
}

/** The geometry knows a central column under a ridge and a building at the high side only. */
function shape(path: Path, { slopes, spans, attached }: Roof): Finding[] {
  const findings: Finding[] = [];
  if (spans === 2 && slopes === 1) {
    findings.push(unaccepted([...path, "spans"], spans, `1, когда slopes: 1`));
  }
  if (attached && slopes === 2) {
    findings.push(unaccepted([...path, "attached"], "true", "false, когда slopes: 2"));
  }
  return findings;
}

function heights(path: Path, { heights, default_height_mm }: Roof): Finding[] {
  const findings: Finding[] = [];
  heights.forEach((height, at) => {
    if (heights.indexOf(height) < at) {
      findings.push({ path: [...path, "heights", at], text: `высота ${height} указана дважды; оставьте одну` });
    }
  });
  if (!heights.includes(default_height_mm)) {
    const accepted = `одна из heights: ${heights.join(", ")}`;
    findings.push(unaccepted([...path, "default_height_mm"], default_height_mm, accepted));
  }
  return findings;
}

function widths(path: Path, roof: Roof, beyond_m: number): Finding[] {
  const all = Object.entries(roof.widths);
  if (all.length === 0) return [{ path: [...path, "widths"], text: "нет ни одной ширины; допускается: одна и больше" }];
  const findings: Finding[] = [];
  for (const [width, { label_m }] of all) {
    if (label_m === undefined) continue;
    const labelPath = [...path, "widths", width, "label_m"];
    const away_m = (key: string) => Math.abs(label_m - Number(key) / 1000);
    if (isLess(beyond_m, away_m(width))) {
      findings.push(
        unaccepted(labelPath, label_m, `не дальше ${beyond_m} м от ширины ${width} мм (rounding.beyond_m)`),
      );
      continue;
    }
    const rival = all.find(([other]) => other !== width && !isLess(away_m(width), away_m(other)));
    if (rival) findings.push(unaccepted(labelPath, label_m, `ближе к ширине ${width} мм, чем к ${rival[0]} мм`));
  }
  return findings;
}

import { encode } from "uqr";

/** A QR code as squares of side 1 in a square of side `size`, its quiet zone included; `d` is the path of an SVG. */
export interface QrPath {
  size: number;
  d: string;
}

/** Cells of white around the code, which readers need. */
const QUIET_ZONE = 4;

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "L", border: QUIET_ZONE });
  const runs = data.flatMap((row, y) => runsOf(row).map(({ from, count }) => `M${from} ${y}h${count}v1h-${count}z`));
  return { size, d: runs.join("") };
}

/** Dark cells side by side as one: between squares printers and screens show hairs of white. */
function runsOf(row: readonly boolean[]): { from: number; count: number }[] {
  const runs: { from: number; count: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    if (row[x - 1]) runs.at(-1)!.count += 1;
    else runs.push({ from: x, count: 1 });
  });
  return runs;
}

import { MILLIMETRES_FROM } from "../../../../text/millimetres.ts";

/** Beyond it nobody means a hangar, metres. */
const MOST = 250;

/** A size that is not offered as one of few labels: whole metres, or that it is more than anybody builds. */
export function refusedSize(parameter: string, came: string): string {
  const asked = Number(came.replace(",", "."));
  if (!(asked > 0)) return "other";
  const isMillimetres = asked >= MILLIMETRES_FROM && parameter !== "length";
  const metres = Math.round(isMillimetres ? asked / 1000 : asked);
  return metres > MOST ? `>${MOST}` : String(metres);
}

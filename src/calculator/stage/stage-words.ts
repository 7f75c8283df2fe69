import type { CalcResponse, Layout } from "hangar-engine";
import { counted, grouped, decimal, metresOfMm, uncapitalized, withUnit } from "../../text/format.ts";
import { level } from "../../drawing/sheet.ts";
import { widthName } from "../form/sizes/sizes.ts";

/** The hangar's name: «Ангар 12 × 30 м, двускатный». */
export function hangarTitle({ request }: CalcResponse, { roof }: Layout): string {
  // No line ends in a preposition.
  const roofName = uncapitalized(request.roof_name).replace(/(?<=^|\s)(\p{L}{1,2}) /gu, "$1\u00a0");
  const sizes = `${widthName(roof, request.width_mm)}\u00a0×\u00a0${withUnit(request.length_m, "м")}`;
  return `Ангар ${sizes}, ${roofName}`;
}

/** What there is of it: «360 м² · 7 рам · ворота 4 × 4 м». */
export function hangarFacts({ request, result }: CalcResponse, { priceList }: Layout): string {
  const { width_m, height_m } = priceList.rules.gate;
  const gate = `ворота ${decimal(width_m)}\u00a0×\u00a0${withUnit(height_m, "м")}`;
  const gates =
    request.gates === 0 ? "без ворот" : request.gates === 1 ? gate : `${gate}, ${grouped(request.gates)}\u00a0шт.`;
  return [withUnit(result.area_m2, "м²"), counted(result.frames, "рама", "рамы", "рам"), gates].join(" · ");
}

/** Sizes as they stand on the picture. */
export function sizeTexts({ request }: CalcResponse, { roof }: Layout) {
  return {
    length: withUnit(request.length_m, "м"),
    width: withUnit(widthName(roof, request.width_mm), "м"),
    height: withUnit(metresOfMm(request.height_mm), "м"),
  };
}

/** The picture in words. */
export function pictureInWords({ geometry, roof, configuration }: Layout, isFrameOnly: boolean): string {
  const what = isFrameOnly
    ? "Каркас ангара"
    : configuration.panels
      ? "Ангар в обшивке"
      : "Ангар: каркас, обшивка показана прозрачной";
  const where = roof.attached ? " у стены здания" : "";
  const openings = [
    configuration.gates > 0 && `ворот ${configuration.gates}`,
    configuration.doors > 0 && `дверей ${configuration.doors}`,
    configuration.windows > 0 && `окон ${configuration.windows}`,
  ].filter(Boolean);
  return `${what}${where} в объёме: высота колонны ${level(geometry.height_m)}, верх крыши ${withUnit(level(geometry.high_m), "м")}${
    openings.length > 0 ? `, ${openings.join(", ")}` : ""
  }.`;
}

/** What of the picture is not in the price, in a few words. */
export function claddingNote({ configuration: { panels, gates, doors, windows } }: Layout): string {
  if (!panels) return "в цене каркас, стены и кровля показаны прозрачными";
  return gates + doors + windows > 0 ? "полотна и стёкла показаны для вида, в цене рамы проёмов" : "";
}

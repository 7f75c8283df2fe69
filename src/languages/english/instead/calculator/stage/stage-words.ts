import type {
  claddingNote as claddingNoteInRussian,
  hangarFacts as hangarFactsInRussian,
  hangarTitle as hangarTitleInRussian,
  pictureInWords as pictureInWordsInRussian,
  sizeTexts as sizeTextsInRussian,
} from "../../../../../calculator/stage/stage-words.ts";
import { counted, withUnit } from "../../../../../text/in-english.ts";

const metres = (value_mm: number): string => withUnit(value_mm / 1000, "m");

export const hangarTitle: typeof hangarTitleInRussian = ({ request: { roof_name, width_mm, length_m } }) =>
  `${roof_name} hangar, ${width_mm / 1000}\u00a0×\u00a0${withUnit(length_m, "m")}`;

export const hangarFacts: typeof hangarFactsInRussian = ({ request: { gates }, result }) =>
  [
    withUnit(result.area_m2, "m²"),
    counted(result.frames, "frame"),
    gates === 0 ? "no gates" : counted(gates, "gate"),
  ].join(" · ");

export const sizeTexts: typeof sizeTextsInRussian = ({ request: { width_mm, length_m, height_mm } }) => ({
  length: withUnit(length_m, "m"),
  width: metres(width_mm),
  height: metres(height_mm),
});

export const pictureInWords: typeof pictureInWordsInRussian = ({ geometry, roof, configuration }, isFrameOnly) => {
  const { panels, gates, doors, windows } = configuration;
  const what = isFrameOnly
    ? "Frame of a hangar"
    : panels
      ? "A hangar with its cladding"
      : "Frame of a hangar, its cladding is shown transparent";
  const where = roof.attached ? ", leaning on a building" : "";
  const openings = [
    gates > 0 && counted(gates, "gate"),
    doors > 0 && counted(doors, "door"),
    windows > 0 && counted(windows, "window"),
  ].filter(Boolean);
  const beside = openings.length > 0 ? `, ${openings.join(", ")}` : "";
  return `${what}${where}: column height ${withUnit(geometry.height_m, "m")}, top of the roof ${withUnit(short(geometry.high_m), "m")}${beside}.`;
};

const short = (value_m: number): number => Math.round(value_m * 100) / 100;

export const claddingNote: typeof claddingNoteInRussian = ({ configuration: { panels, gates, doors, windows } }) => {
  if (!panels) return "the price has the frame, walls and roof are shown transparent";
  return gates + doors + windows > 0
    ? "leaves and glass are shown for looks, the price has the frames of openings"
    : "";
};

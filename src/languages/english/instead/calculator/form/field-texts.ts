import type { fieldTexts as russian } from "../../../../../calculator/form/field-texts.ts";
import { withUnit } from "../../../../../text/in-english.ts";

export type * from "../../../../../calculator/form/field-texts.ts";

export const fieldTexts: typeof russian = (priceList) => {
  const { width_m, height_m } = priceList.rules.gate;
  return {
    roof: { label: "Roof", hint: "The distance between frames and the widths on offer depend on it" },
    width: { label: "Width", hint: "Across the end wall" },
    length: { label: "Length", hint: "Along the row of frames" },
    height: { label: "Height", hint: "Of the column on the low side" },
    truss: {
      label: "Truss",
      hint: "Solid comes in one piece, demountable in parts: easier to transport",
      group: "frame",
      choices: ["Solid", "Demountable"],
    },
    welded: {
      label: "Welded roof purlins",
      hint: "Purlins are welded to the trusses instead of bolted",
      group: "frame",
    },
    wall_progony: { label: "Wall girts", hint: "Needed for walls of profiled sheets", group: "frame" },
    anchors: { label: "Anchor blocks", hint: "Set into the concrete foundation under the columns", group: "frame" },
    piles: { label: "Screw piles", hint: "The material, without driving", group: "frame" },
    gates: {
      label: `Gates ${width_m} × ${withUnit(height_m, "m")}`,
      hint: "The frame of the opening, without the leaf",
      group: "openings",
    },
    gates_pos: {
      label: "Where the gates are",
      hint: "The number of gable posts depends on it",
      group: "openings",
      choices: ["In the long side", "In one end", "In both ends"],
    },
    rails: {
      label: "Guides of lifting gates",
      hint: "The frame along which the leaf goes under the roof",
      group: "openings",
      choices: ["None", "Standard", "High"],
    },
    doors: { label: "Doors", hint: "The frame of the opening, without the leaf", group: "openings" },
    windows: { label: "Windows", hint: "The frame of the opening, without glass", group: "openings" },
    panels: {
      label: "Sandwich panels",
      hint: "Roof and walls, without their erection",
      hintWith: { option: "panels_montazh", hint: "Roof and walls; their erection is counted too" },
      group: "cladding",
    },
    filler: {
      label: "Insulation",
      hint: "Mineral wool does not burn, foam is lighter",
      group: "cladding",
      choices: ["Mineral wool", "Polystyrene foam"],
    },
    dekor_roof: { label: "Roof in a colour", hint: "Roof panels in a colour to order", group: "cladding" },
    dekor_wall: { label: "Walls in a colour", hint: "Wall panels in a colour to order", group: "cladding" },
    panels_high_wall: {
      label: "Clad the high wall",
      hint: "The one that leans on the building",
      group: "cladding",
    },
    montazh: { label: "Frame erection", hint: "On your ready foundation", group: "works" },
    panels_montazh: { label: "Panel erection", hint: "Without it the price has only the panels", group: "works" },
  };
};

import { counted, listed, roubles, withUnit } from "../../text/in-english.ts";
import type { FileTexts } from "../file-texts.ts";

const metres = (value: number | string): string => withUnit(value, "m");

const CONFIRMED = "confirmed";
const PRELIMINARY = "preliminary";

export const english: FileTexts = {
  lang: "en",
  drawing: {
    decimal: String,
    metres,
    views: { facade: "Side elevations", ends: "Ends", plan: "Plan" },
    end: (number) => `End ${number}`,
    side: (number) => `Side ${number}`,
    sides: { low: "low", atBuilding: "at the building", high: "high" },
    facade: ({ length, height, top, gates }, frames) =>
      `The long sides to scale: length ${length}, ${counted(frames, "frame")}, column height ${height},` +
      ` top of the roof ${metres(top)}${gates}.`,
    ends: ({ width, height, top, gates }, posts) =>
      `The ends to scale: width ${width}, height from ${height} to ${metres(top)},` +
      ` gable posts: ${listed(posts.map(String))}${gates}.`,
    plan: ({ width, length, gates }, columns, posts) =>
      `The plan to scale: width ${width}, length ${length}, columns: ${columns}, gable posts: ${posts}${gates}.`,
    gates: (count) => `, vehicle doors: ${count}`,
    places: "To scale. Places of openings are schematic.",
    gatesAboveWall: "To scale. The vehicle doors are higher than the wall: so they do not fit.",
  },

  model: {
    sizes: (width_m, length_m) => `${width_m}\u00a0×\u00a0${metres(length_m)}`,
    columns: (height_m) => `columns ${metres(height_m)}`,
    counted: (opening, count) =>
      `${{ gates: "vehicle doors", doors: "doors", windows: "windows" }[opening]}:\u00a0${count}`,
    panels: "sandwich panels",
    withoutPanels: "no\u00a0cladding",
    erection: "erection of the frame",
    calculation: (id, day) => `Calculation ${id}, price list of ${day}`,
    schematic: "Scheme: sections, joints and places of doors and windows are schematic, not for manufacture",
    walls: {
      "wall-side1": "First side",
      "wall-side2": "Second side",
      "wall-end1": "First end",
      "wall-end2": "Second end",
    },
  },

  dxf: {
    letters: "ABC",
    plan: "Plan at level 0.000",
    facade: (from, to, axis) => `Elevation ${from}–${to} on axis ${axis}`,
  },

  ifc: {
    site: "Site",
    storey: "Storey 1",
    steel: "Steel",
    holes: { gate: "Vehicle door", door: "Door", window: "Window" },
    slope: (number) => `Slope ${number}`,
    roof: "Roof",
  },

  picture: {
    hangar: (sizes) => `Hangar ${sizes}`,
    roubles,
    withVat: "incl. VAT",
    frameWithVat: "for the frame, incl. VAT",
    prices: (day) => `Price list of ${day}`,
    offer: "The bill of materials at once, no phone, no registration",
  },

  workbook: {
    sheet: "Bill of materials",
    columns: {
      num: "No.",
      name: "Position",
      unit: "Unit",
      price: "Price incl. VAT",
      quantity: "Qty",
      sum: "Sum incl. VAT",
      status: "Price is",
    },
    title: (calculationId) => `Indicative calculation ${calculationId}`,
    priced: (panels) => (panels ? "Hangar" : "Hangar frame"),
    prices: "Prices by the list of",
    vat: "VAT in the prices",
    area: "Area, m²",
    frames: "Frames",
    openAgain: "Open the calculation again",
    materials: "Materials, in all",
    works: "Works, in all",
    total: "Total incl. VAT",
    including: (rate) => `of which ${Math.round(rate * 100)}% VAT`,
    perSquareMetre: "Price of a m² incl. VAT",
    subtotal: (section) => `Subtotal: ${section}`,
    position: (name) => name,
    statuses: { ok: CONFIRMED, estimate: PRELIMINARY },
    statusesExplained: `${CONFIRMED}: the price is of the price list; ${PRELIMINARY}: the engineering calculation may change it.`,
    disclaimer: (disclaimer) => disclaimer.replace("with the status estimate", "with a preliminary price"),
    calculationId: "The number of the calculation",
    notIncluded: "What is not in the price",
    notes: "Notes",
  },
};

import type { Lang } from "../text/lang.ts";

type Opening = "gates" | "doors" | "windows";

/** Sizes as the drawings write them. */
type Told<Names extends string> = Readonly<Record<Names, string>>;

/** What drawings say, on pages and in files: their titles, and their contents for who does not see them. */
export interface DrawingTexts {
  decimal(value: number): string;
  metres(value: string): string;
  views: Readonly<Record<"facade" | "ends" | "plan", string>>;
  end(number: number): string;
  side(number: number): string;
  /** Of a roof with one slope. */
  sides: Readonly<Record<"low" | "atBuilding" | "high", string>>;
  facade(told: Told<"length" | "height" | "top" | "gates">, frames: number): string;
  ends(told: Told<"width" | "height" | "top" | "gates">, posts: readonly number[]): string;
  plan(told: Told<"width" | "length" | "gates">, columns: number, posts: number): string;
  gates(count: number): string;
  /** What the drawings do not promise. */
  places: string;
  gatesAboveWall: string;
}

/** What the files of a calculation say besides the answer, in one language. */
export interface FileTexts {
  lang: Lang;
  drawing: DrawingTexts;
  /** What a calculation is told of beside figures, in each of its files. */
  model: {
    sizes(width_m: number, length_m: number): string;
    columns(height_m: number): string;
    counted(opening: Opening, count: number): string;
    panels: string;
    withoutPanels: string;
    erection: string;
    calculation(id: string, day: string): string;
    schematic: string;
    walls: Readonly<Partial<Record<string, string>>>;
  };
  dxf: {
    /** Names of the axes across, in their order. */
    letters: string;
    plan: string;
    facade(from: string, to: string, axis: string): string;
  };
  ifc: {
    site: string;
    storey: string;
    steel: string;
    holes: Readonly<Partial<Record<string, string>>>;
    slope(number: number): string;
    roof: string;
  };
  picture: {
    hangar(sizes: string): string;
    roubles(whole: number): string;
    withVat: string;
    frameWithVat: string;
    prices(day: string): string;
    offer: string;
  };
  workbook: {
    sheet: string;
    columns: Readonly<Record<"num" | "name" | "unit" | "price" | "quantity" | "sum" | "status", string>>;
    title(calculationId: string): string;
    /** What a price is of: without panels no hangar, but its frame. */
    priced(panels: boolean): string;
    prices: string;
    vat: string;
    area: string;
    frames: string;
    openAgain: string;
    materials: string;
    works: string;
    total: string;
    /** `rate` of VAT, 0.22. */
    including(rate: number): string;
    perSquareMetre: string;
    subtotal(section: string): string;
    /** A position's name with the contract's marks of guides in words. */
    position(name: string): string;
    statuses: Readonly<Record<"ok" | "estimate", string>>;
    statusesExplained: string;
    /** An answer's disclaimer to a buyer, for whom a status has no name. */
    disclaimer(disclaimer: string): string;
    calculationId: string;
    notIncluded: string;
    notes: string;
  };
}

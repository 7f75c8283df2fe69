import { z } from "zod";
import type { Rules } from "../formula/rules.ts";
import { LOGO_FILES } from "./manufacturer/logo-files.ts";
import { MORE_PHONES, PHONE, PHONE_NAME } from "./manufacturer/phones.ts";
import { REGIONS } from "../text/load-regions.ts";
import { VERSION } from "./version.ts";
import { metres, millimetres, position, price, prices, text, UNITS } from "./positions.ts";
import type { Positions } from "./positions-of.ts";

const count = z.int().nonnegative();
/** Metres that may be none. */
const room = () => z.number().nonnegative().register(UNITS, { unit: "metres" });
const struts = count.clone().register(UNITS, { unit: "struts" });
/** Size in millimetres as a key, for example `"12000"`. */
const millimetresKey = z.string().regex(/^[1-9]\d{3,4}$/);

const roof = z.strictObject({
  name: text,
  description: text,
  pitch_m: metres,
  slope: z.number().positive().max(1),
  slopes: z.literal([1, 2]).register(UNITS, { unit: "slopes" }),
  spans: z.literal([1, 2]).register(UNITS, { unit: "spans" }),
  attached: z.boolean(),
  default_height_mm: millimetres,
  heights: z.array(millimetres).min(1),
  widths: z.record(
    millimetresKey,
    z.strictObject({
      label_m: metres.optional(),
      truss: z.strictObject({ solid: price, demountable: price.optional() }),
    }),
  ),
});

/**
 * Sizes, prices and the parameters of the rules, with what the rows of `positions.yaml` are called. Lengths in metres unless
 * named `_mm`. What `prices/price-list.yaml` has of it, `listFileSchema` says.
 */
export const priceListSchema = z.strictObject({
  meta: z.strictObject({
    version: z.string().regex(VERSION),
    /** Last day that the prices are meant to hold. Nothing stops after it: the page says so. */
    valid_until: z.iso.date().optional(),
    currency: z.literal("RUB"),
    vat_rate: z.number().gt(0).lt(1).multipleOf(0.01),
    production_days: z.int().positive(),
  }),
  length: z.strictObject({ min_m: metres, max_m: metres, step_m: z.literal(0.01) }),
  rounding: z.strictObject({ beyond_m: z.number().nonnegative() }),
  limits: z.strictObject({ gates: count, doors: count, windows: count }),
  roofs: z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), roof),
  calculation_id_numbers: z.array(
    z.strictObject({ roof: text, widths: z.array(millimetres), heights: z.array(millimetres) }),
  ),
  prices,
  rules: z.strictObject({
    fachwerk_spacing_m: metres,
    gate: z.strictObject({
      width_m: metres,
      height_m: metres,
      min_wall_m: metres,
      min_bay_m: metres,
      end_module_m: metres,
      end_edge_m: room(),
    }),
    opening_wall_m: z.strictObject({ gate: metres, door: metres, window: metres }),
    purlin_spacing_m: metres,
    bracing_every_bays: z.int().positive(),
    struts_per_bay: z.strictObject({ 1: struts, 2: struts }),
    roof_panel_overhang_m: z.strictObject({ slope: room(), length: room() }),
  }),
  sections: z.strictObject({ 1: text, 2: text, 3: text, 4: text, 5: text, 6: text, 7: text }),
  positions: z.record(z.string(), position),
  delivery: z.strictObject({ included: z.literal(false), text }),
  foundation: z.strictObject({ included: z.literal(false), text }),
});

/** A browser would take a space and go elsewhere. */
const webAddress = z.url({ protocol: /^https?$/ }).refine((address) => !/\s/.test(address));

/** Without the @ that it is written with elsewhere. */
const telegramName = z.string().regex(/^[A-Za-z]\w{4,31}$/);

/** Its chat, as the messenger's own links to it are. */
const maxChat = z.string().regex(/^https:\/\/max\.ru\/[\w.-]+(\/[\w-]+)*$/);

/** Of a page or a community, as in vk.com/name. */
const vkName = z.string().regex(/^[A-Za-z][\w.]{3,31}$/);

/** One number, with the country's code. */
const phoneNumber = z.string().regex(PHONE);

const phoneName = z.string().regex(PHONE_NAME);

/** Of the wind map, the lightest first. */
const WIND_REGIONS = ["Ia", "I", "II", "III", "IV", "V", "VI", "VII"] as const;

/** What the frame is made for, as the manufacturer states it: nothing is calculated of it. */
const loads = z.strictObject({
  snow_region: z.enum(REGIONS),
  wind_region: z.enum(WIND_REGIONS),
  /** A sentence of its own, for example what becomes of other regions. */
  note: text.optional(),
});

/** A number that papers name somebody by. In YAML it wants quotation marks, or its first zeros are lost. */
const digits = (count: 9 | 20): z.ZodString => z.string().regex(count === 9 ? /^\d{9}$/ : /^\d{20}$/);

/** What a paper names the manufacturer by. */
const requisites = z.strictObject({
  inn: z.string().regex(/^(\d{10}|\d{12})$/),
  kpp: digits(9).optional(),
  ogrn: z
    .string()
    .regex(/^(\d{13}|\d{15})$/)
    .optional(),
  address: text.optional(),
  bank: z
    .strictObject({ name: text, bik: digits(9), account: digits(20), correspondent_account: digits(20) })
    .optional(),
});

/** `prices/manufacturer.yaml`: who answers for the price and where to turn. */
export const manufacturerSchema = z.strictObject({
  brand: text,
  legal_name: text,
  city: text,
  service_area: text,
  phone: phoneNumber,
  /** Whose it is: `отдел продаж`. */
  phone_name: phoneName.optional(),
  /** More of them: `+7 900 123-45-67 монтаж; +7 900 765-43-21`; `phonesOf` reads it. */
  phones: z.string().regex(MORE_PHONES).optional(),
  email: z.email(),
  website: webAddress,
  contacts: webAddress,
  custom_size: z.strictObject({ name: text, description: text, url: webAddress }),
  telegram: telegramName.optional(),
  whatsapp: phoneNumber.optional(),
  max: maxChat.optional(),
  vk: vkName.optional(),
  /** A file beside this one. */
  logo: z.enum(LOGO_FILES).optional(),
  privacy_policy: webAddress.optional(),
  loads: loads.optional(),
  requisites: requisites.optional(),
});

/**
 * `prices/purposes.yaml`: ready hangars for what people build. The names and values of `hangar` are those of a
 * calculation's parameters, which the engine knows; `src/price-proof/purposes.ts` asks it.
 */
export const purposesSchema = z.array(
  z.strictObject({ name: text, hangar: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])) }),
);

type ListFile = z.infer<typeof priceListSchema>;
/** A list as its file has it; what the record knows of it besides: the version of the list that took it back. */
export type PriceList = Omit<ListFile, "meta" | "positions"> & {
  positions: Positions;
  meta: ListFile["meta"] & { withdrawn_by?: string };
  /** How its bills are counted; lists from before there were rows are counted as today's. */
  formulas?: Rules;
};
export type Roof = PriceList["roofs"][string];
export type Manufacturer = z.infer<typeof manufacturerSchema>;
/** What the engine's file holds of the manufacturer: all else is in no answer of it. */
export const IN_ANSWERS = [
  "brand",
  "legal_name",
  "city",
  "service_area",
  "phone",
  "website",
  "contacts",
  "custom_size",
  "loads",
] as const satisfies readonly (keyof Manufacturer)[];
export type ManufacturerInAnswers = Pick<Manufacturer, (typeof IN_ANSWERS)[number]>;
export type Loads = z.infer<typeof loads>;
export type Purpose = z.infer<typeof purposesSchema>[number];

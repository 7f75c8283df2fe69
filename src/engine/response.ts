import { z } from "zod";
import { FILE_FORMATS, type FileFormat } from "./file-formats.ts";
import { OPTION_ROWS, type EchoedName, type OptionName, type OptionOfKind } from "../options/options.ts";
import { OPTION_WORDS } from "../options/words.ts";

/*
 * The answers of the service, once: the engine takes its types from here, the interface description and
 * the contract tests take the schemas. Nothing of this file reaches the bundle. Source of the texts: the
 * service's contract, "Calculation response".
 */

const integer = z.int();
const roubles = z.int().meta({ description: "Whole roubles incl. VAT" });
const url = z.url();

const groupLineSchema = z
  .strictObject({
    group: z.literal(true).meta({ description: "true: a section heading, not a position" }),
    num: z
      .string()
      .regex(/^[1-7]\.$/)
      .meta({ description: "Section number with a trailing dot" }),
    name: z.string().meta({ description: "Section title" }),
  })
  .meta({ id: "SectionHeading" });

const explanationLines = z.array(z.string()).min(1);

const explanationSchema = z
  .strictObject({
    qty: explanationLines.meta({
      description:
        "How qty comes about, in the language of the answer: the first line gives qty, each further line a part of it, down to the sizes " +
        "and the price list. ↑ and ↓ round up and down, ≈ to the nearest: areas to 0.1 m², prices to 10 roubles",
    }),
    price: explanationLines.meta({ description: "How price comes about, written like qty" }),
    estimate: z.string().optional().meta({ description: "Why the status is estimate, in words; absent when ok" }),
  })
  .meta({
    id: "Explanation",
    description: "How a position was worked out, from the very numbers that were multiplied",
  });

const positionLineSchema = z
  .strictObject({
    group: z.literal(false).meta({ description: "false: a position" }),
    num: z
      .string()
      .regex(/^[1-7]\.\d+\.$/)
      .meta({ description: "Position number such as 1.1.; gaps are normal" }),
    name: z.string().meta({ description: "Position title" }),
    unit: z.string().meta({ description: "Unit of measure" }),
    price: z.number().meta({ description: "Price of one unit, roubles incl. VAT" }),
    qty: z.number().meta({ description: "Quantity in units, to one decimal" }),
    sum: roubles.meta({ description: "price × qty, exactly, whole roubles" }),
    code: z.string().meta({ description: "Position code of the price list" }),
    status: z.enum(["ok", "estimate"]).meta({
      description: "ok: confirmed by the price list; estimate: preliminary, may change after engineering calculation",
    }),
    explanation: explanationSchema.optional().meta({ description: "Present only when explain was asked for" }),
  })
  .meta({ id: "Position" });

const lineSchema = z.discriminatedUnion("group", [groupLineSchema, positionLineSchema]).meta({ id: "Line" });

/** An option as a field; a digit may be told in words. */
type OptionSchema<Name, Digit> =
  Name extends OptionOfKind<"flag">
    ? z.ZodBoolean
    : Name extends OptionOfKind<"count">
      ? z.ZodInt
      : Name extends OptionOfKind<"choice">
        ? z.ZodString
        : Digit;

const echoSchemas = Object.fromEntries(
  OPTION_ROWS.flatMap(({ name, row: { kind, echoed } }) => {
    if (!echoed) return [];
    const schema = kind === "flag" ? z.boolean() : kind === "count" ? integer : z.string();
    return [[name, schema.meta({ description: OPTION_WORDS[name as EchoedName].echo.en })]];
  }),
) as unknown as { [Name in EchoedName]: OptionSchema<Name, z.ZodString> };

const requestSchema = z
  .strictObject({
    roof: z.string().meta({ description: "Roof type" }),
    roof_name: z.string().meta({ description: "Roof type in words" }),
    width_mm: integer.meta({ description: "Width after rounding, millimetres" }),
    height_mm: integer.meta({ description: "Column height of the low side after rounding, millimetres" }),
    length_m: z.number().meta({ description: "Length, metres, to the centimetre" }),
    ...echoSchemas,
  })
  .meta({ id: "NormalizedRequest", description: "The input after rounding and normalization" });

/** Every code of `notices`. */
export const NOTICE_CODES = [
  "older_price_list",
  "foundation_not_included",
  "delivery_not_included",
  "price_preliminary",
  "estimate_positions",
  "erection_not_included",
  "cladding_not_included",
  "gates_not_included",
  "panel_erection_not_included",
  "leaves_not_included",
  "pile_driving_not_included",
  "production_time_of_frame_alone",
  "wall_too_low_for_gates",
  "gate_in_one_end",
  "no_effect",
  "discount_not_applied",
  "size_rounded",
] as const;

const scalar = z
  .union([
    z.string().meta({ description: "Text" }),
    z.number().meta({ description: "Number" }),
    z.boolean().meta({ description: "Yes or no" }),
  ])
  .meta({ id: "Scalar" });

const noticeSchema = z
  .strictObject({
    code: z.enum(NOTICE_CODES).meta({ description: "What is told" }),
    parameter: z.string().optional().meta({
      description: "The parameter that it is about; of what is not included the one that would add it",
    }),
    values: z
      .strictObject({
        requested_m: z.number().optional().meta({ description: "Size that was asked for, metres" }),
        used_m: z.number().optional().meta({ description: "Size that is calculated, metres" }),
        gates: z.boolean().optional().meta({ description: "Whether there are gates" }),
        doors: z.boolean().optional().meta({ description: "Whether there are doors" }),
        windows: z.boolean().optional().meta({ description: "Whether there are windows" }),
        gate_height_m: z.number().optional().meta({ description: "Height of the gates, metres" }),
        wall_m: z.number().optional().meta({ description: "Wall at the vehicle doors where it is lowest, metres" }),
        min_wall_m: z.number().optional().meta({ description: "Wall that the vehicle doors need at least, metres" }),
        column_height_m: z.number().optional().meta({
          description:
            "Lowest column height on sale under which the vehicle doors fit, metres; absent where none is high enough",
        }),
        days: integer.optional().meta({ description: "Time to make the frame, days" }),
        lack: z.enum(["gates", "panels", "only_solid", "only_attached"]).optional().meta({
          description: "What the option lacks: gates, panels, a width with demountable trusses, an attached roof",
        }),
        prices_version: z.string().optional().meta({ description: "Price list of the answer" }),
        withdrawn_by: z
          .string()
          .optional()
          .meta({ description: "Price list that took it back, where it was a mistake" }),
      })
      .optional()
      .meta({ id: "NoticeValues", description: "Numbers and names of the sentence" }),
  })
  .meta({ id: "Notice", description: "A sentence of warnings or normalization_notes as data" });

const parameter = (name: string) => ({ description: `As the parameter ${name} takes it` });

const optionSchemas = Object.fromEntries(
  OPTION_ROWS.map(({ name, row: { kind } }) => {
    const schema = kind === "flag" ? z.boolean() : kind === "choice" ? z.string() : z.int();
    return [name, schema.meta(parameter(name))];
  }),
) as unknown as { [Name in OptionName]: OptionSchema<Name, z.ZodInt> };

const configurationSchema = z
  .strictObject({
    roof: z.string().meta(parameter("roof")),
    width: z.number().meta({ description: "Width, metres" }),
    length: z.number().meta({ description: "Length, metres" }),
    height: z.number().meta({ description: "Column height of the low side, metres" }),
    ...optionSchemas,
    prices_version: z.string().optional().meta({ description: "Present when the price list holds no longer" }),
    lang: z.string().optional().meta({ description: "Present when the answer is in another language than Russian" }),
  })
  .meta({
    id: "Configuration",
    description:
      "Every parameter of this answer, ASCII names of choices; sent back it gives this answer again, but for what it says " +
      "of rounded sizes and of options without effect",
  });

const dimensionsSchema = z
  .strictObject({
    width_m: z.number().meta({ description: "Width, metres" }),
    length_m: z.number().meta({ description: "Length, metres" }),
    column_height_m: z.number().meta({ description: "Column height of the low side, metres" }),
    width_mm: integer.meta({ description: "Width, millimetres" }),
    column_height_mm: z.number().meta({ description: "Column height of the low side, millimetres" }),
    area_m2: z.number().meta({ description: "Width × length, square metres, to one decimal" }),
  })
  .meta({ id: "Dimensions" });

const resultSchema = z
  .strictObject({
    frames: integer.meta({ description: "Number of frames" }),
    trusses: integer.meta({ description: "Number of trusses" }),
    columns: integer.meta({ description: "Number of columns, central ones not counted" }),
    fahverk: integer.meta({ description: "Number of gable posts; depends on gates_pos" }),
    area_m2: z.number().meta({ description: "Width × length, square metres, to one decimal" }),
    materials: z.array(lineSchema).meta({ description: "Material positions under section headings" }),
    works: z.array(lineSchema).meta({ description: "Work positions; empty when no work is included" }),
    materials_sum: roubles.meta({ description: "Sum of material positions, roubles" }),
    discount_sum: roubles.meta({ description: "Discount, roubles; 0 in the public interface" }),
    works_sum: roubles.meta({ description: "Sum of work positions, roubles" }),
    total_with_vat: roubles.meta({ description: "Total in roubles incl. VAT, without delivery" }),
    vat_included: roubles.meta({ description: "VAT inside the total, roubles" }),
    has_estimate_positions: z.boolean().meta({ description: "true when some position has status estimate" }),
  })
  .meta({ id: "Result" });

const alternativeSchema = z
  .strictObject({
    name: z.string().meta({ description: "What is different: each thing that is added or goes" }),
    total_with_vat: roubles.meta({ description: "Total of that variant, roubles" }),
    difference: integer.meta({ description: "Roubles against this calculation; negative when cheaper" }),
    url: url.meta({ description: "Ready GET /v1/calc link of that variant" }),
  })
  .meta({ id: "Alternative" });

/** What a file of each format holds. */
export const FILE_CONTENTS: Readonly<Record<FileFormat, string>> = {
  csv: "Positions of the bill of materials as a table; `dialect=ru` for Excel in Russian",
  xlsx: "The bill of materials as a workbook, its sums by formulas",
  svg: "Sheet of drawings: sides, ends and plan",
  dxf: "Frame in space, plan and elevations for CAD programs, millimetres",
  glb: "Model in space with materials, metres, y up",
  ifc: "Building model, IFC4, millimetres",
  png: "Picture of the hangar with its total, 1200 × 630, as messengers show with a link",
};

const filesSchema = z
  .strictObject(
    Object.fromEntries(
      FILE_FORMATS.map((format) => [format, url.meta({ description: FILE_CONTENTS[format] })]),
    ) as Record<FileFormat, typeof url>,
  )
  .meta({ id: "Files", description: "This calculation in other formats, by its id" });

const docsSchema = z
  .strictObject({
    llms_txt: url.meta({ description: "Reference text for language models" }),
    openapi: url.meta({ description: "Interface description, OpenAPI 3.1" }),
    human_page: url.meta({ description: "Documentation for people" }),
    how_to_call: url.meta({ description: "How to call the service" }),
  })
  .meta({ id: "DocsLinks" });

const providerSchema = z
  .strictObject({
    brand: z.string().meta({ description: "Brand of the manufacturer" }),
    legal_name: z.string().meta({ description: "Legal name" }),
    city: z.string().meta({ description: "City" }),
    service_area: z.string().meta({ description: "Where the manufacturer works" }),
    website: url.meta({ description: "Site" }),
    phone: z.string().meta({ description: "Phone" }),
    contacts: url.meta({ description: "Contacts section of the site" }),
  })
  .meta({ id: "Provider" });

const nextStepSchema = z
  .strictObject({
    text: z.string().meta({ description: "What to do next" }),
    phone: z.string().meta({ description: "Phone to call" }),
    quote_prompt: z
      .string()
      .meta({ description: "Ready quote request with calculation_id; hand it to the user as is" }),
    request_quote_url: url.meta({ description: "Quote request form with calculation_id and the configuration" }),
  })
  .meta({ id: "NextStep" });

export const CALCULATION_ID_PATTERN = /^[A-Z]{2,3}-\d{8}-[A-Z0-9]{5}$/;

/** 200 of every calculation call. */
export const calcResponseSchema = z
  .strictObject({
    request: requestSchema,
    configuration: configurationSchema,
    dimensions: dimensionsSchema,
    result: resultSchema,
    currency: z.literal("RUB").meta({ description: "Currency of all amounts" }),
    vat_rate: z.number().meta({ description: "VAT rate already inside all amounts" }),
    prices_version: z.string().meta({ description: "Version of the price list, date-like" }),
    prices_valid_until: z
      .string()
      .optional()
      .meta({
        description:
          "Last day that these prices are meant to hold, such as 2026-12-31; after it they may have changed: say so. Absent " +
          "where the price list names none",
      }),
    disclaimer: z.string().meta({ description: "The calculation is indicative; show it to the user" }),
    manufacturer: z.string().meta({ description: "Legal name and city of the manufacturer" }),
    site: url.meta({ description: "Site of the manufacturer" }),
    contact: url.meta({ description: "Contacts section of the manufacturer" }),
    calculator_link: url.meta({ description: "The web calculator with these parameters; can be given to the client" }),
    summary_for_ai: z.string().meta({
      description:
        "One-phrase summary with what is left out, rounded or without effect; may be shown to the user almost verbatim",
    }),
    calculation_id: z.string().regex(CALCULATION_ID_PATTERN).meta({
      description: "Fingerprint of the configuration: same parameters, same value. Not a quote request number",
    }),
    calculation_id_note: z.string().meta({ description: "What calculation_id is" }),
    numbering_note: z.string().meta({ description: "Why numbers of positions have gaps" }),
    price_per_m2_with_vat: roubles.meta({ description: "total_with_vat / area_m2, to the rouble" }),
    price_per_m2_materials_only: roubles.meta({ description: "materials_sum / area_m2, to the rouble" }),
    production_days: integer.meta({ description: "Production time of the frame, days" }),
    production_time_text: z.string().meta({ description: "Production time in words" }),
    warnings: z.array(z.string()).meta({
      description:
        "What is not included: the contract's statements first, then door leaves and glazing, panel installation, driving " +
        "of piles, the term of all but the frame. After them vehicle doors without enough wall or in one end instead of both, which options that were asked for have no effect, and what " +
        "they need. Report all of it to the user",
    }),
    notices: z.array(noticeSchema).meta({
      description:
        "The same as data, in the same order: one for each of warnings, then for each of normalization_notes",
    }),
    alternatives: z.array(alternativeSchema).meta({ description: "Same hangar in another configuration, with totals" }),
    files: filesSchema,
    docs: docsSchema,
    pricing_status_description: z.string().meta({ description: "What the status of a position means" }),
    provider: providerSchema,
    next_step: nextStepSchema,
    normalization_notes: z.array(z.string()).min(1).optional().meta({
      description: "Present only when a size was rounded; the user must be told",
    }),
  })
  .meta({ id: "CalcResponse", description: "A calculation: bill of materials, totals, texts and links" });

/** Every `error.code`; the first seven come with status 400. */
export const ERROR_CODES = [
  "missing_parameter",
  "invalid_parameter",
  "unknown_parameter",
  "unsupported_size",
  "does_not_fit",
  "invalid_json",
  "unknown_calculation_id",
  "not_found",
  "method_not_allowed",
  "not_acceptable",
  "payload_too_large",
  "uri_too_long",
  "unsupported_media_type",
  "too_many_requests",
  "internal_error",
  "not_taken",
  "not_drawn",
] as const;

const supportedSchema = z
  .strictObject({
    roofs: z.array(
      z
        .strictObject({
          roof: z.string().meta({ description: "Value of the roof parameter" }),
          name: z.string().meta({ description: "Roof type in words" }),
          widths_m: z.array(z.number()).meta({ description: "Standard widths, metres" }),
          heights_m: z.array(z.number()).meta({ description: "Column heights of the low side, metres" }),
          default_height_m: z.number().meta({ description: "Column height when none is given, metres" }),
          frame_pitch_m: z.number().meta({ description: "Bay spacing, metres" }),
        })
        .meta({ id: "SupportedRoof" }),
    ),
    length_m: z
      .strictObject({ min: z.number(), max: z.number() })
      .meta({ description: "Bounds of the length, metres" }),
    limits: z
      .strictObject({ gates: integer, doors: integer, windows: integer })
      .meta({ description: "Most openings in one calculation" }),
  })
  .meta({ id: "Supported", description: "What is available: standard sizes and limits" });

const acceptedSchema = z
  .strictObject({
    type: z
      .enum(["boolean", "integer", "number", "string", "array", "object"])
      .meta({ description: "Kind of the value" }),
    min: z.number().optional().meta({ description: "The least, of an array how many" }),
    max: z.number().optional().meta({ description: "The most, of an array how many" }),
    values: z.array(scalar).optional().meta({ description: "All that there are" }),
  })
  .meta({ id: "Accepted", description: "What is accepted for this parameter here" });

const problemSchema = z
  .strictObject({
    code: z.enum(ERROR_CODES).meta({ description: "Kind of this problem" }),
    parameter: z.string().meta({ description: "What it is about: a parameter, a header, body, path" }),
    came: z.string().optional().meta({ description: "What came, as text; absent where no one value did" }),
    accepted: acceptedSchema.optional(),
    nearest: scalar.optional().meta({
      description:
        "The name most likely meant, or the nearest value with which this call is accepted; absent where it would not be",
    }),
  })
  .meta({ id: "Problem", description: "One wrong parameter, for programs" });

/** Every answer with status 400 and above. */
export const errorBodySchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(ERROR_CODES).meta({ description: "Kind of the error" }),
      message: z
        .string()
        .meta({ description: "One sentence for the client's user, in Russian or in the language that the call names" }),
      details: z.array(z.string()).meta({ description: "Each problem: parameter, what came, what is accepted" }),
      problems: z.array(problemSchema).meta({
        description:
          "The same as data, one for each parameter of a problem: of a name given twice one for each value, of openings without " +
          "room one for each kind that must give way",
      }),
    }),
    try: z
      .array(
        z.strictObject({
          name: z.string().meta({ description: "The hangar in words: roof, sizes, options" }),
          url: url.meta({ description: "Ready GET /v1/calc link" }),
        }),
      )
      .optional()
      .meta({ description: "Calculations next to what is not offered; offer them, choose none silently" }),
    supported: supportedSchema,
    alternatives: z
      .array(
        z.strictObject({
          name: z.string(),
          description: z.string(),
          url,
          phone: z.string(),
        }),
      )
      .meta({ description: "Where to turn for a non-standard size" }),
  })
  .meta({ id: "ErrorBody", description: "The one body of every error" });

export type Line = z.infer<typeof lineSchema>;
export type Explanation = z.infer<typeof explanationSchema>;
export type CalcResponse = z.infer<typeof calcResponseSchema>;
export type Notice = CalcResponse["notices"][number];
export type Alternative = CalcResponse["alternatives"][number];
export type ErrorCode = (typeof ERROR_CODES)[number];
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type Supported = ErrorBody["supported"];

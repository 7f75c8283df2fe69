import { z } from "zod";
import { price, prices } from "../../price-list/positions.ts";
import { priceListSchema, type PriceList } from "../../price-list/schema.ts";

const inLanguages = z.record(z.string(), z.string());

/** One object for every kind of node: generators of clients make little of a choice of many. */
const tree = z.strictObject({
  op: z.string().meta({
    description:
      "number, name, call of a quantity with parameters, or what is done with the values in of: + − × ÷ = < > and or not if max root up down nearest",
  }),
  value: z.number().optional().meta({ description: "Of a number" }),
  unit: z.string().optional().meta({ description: "Unit of a number or a figure, by its name in units" }),
  name: z.string().optional().meta({ description: "Of a name or a call" }),
  get steps(): z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, typeof tree]>>> {
    return z
      .array(z.union([z.string().meta({ description: "A field" }), tree]))
      .optional()
      .meta({ description: "The way from a name to a figure: fields, and keys that are worked out" });
  },
  means: z
    .string()
    .optional()
    .meta({ description: "Value of an option that a name stands for; then it is nothing else" }),
  bound: z
    .strictObject({
      step: z.int().meta({ description: "Place in steps" }),
      field: z.string().meta({ description: "Field of a row with its bound" }),
    })
    .optional()
    .meta({
      description: "At this step the first row whose bound is not below the key is taken; one without a bound always",
    }),
  get of(): z.ZodOptional<z.ZodArray<typeof tree>> {
    return z.array(tree).optional().meta({ description: "Of a call or an operation: its values" });
  },
});
tree.register(z.globalRegistry, { id: "FormulaTree", description: "A formula to reckon with" });

const formula = z
  .strictObject({ text: z.string().meta({ description: "To be read" }), tree })
  .meta({ id: "Formula", description: "A formula as a text and as a tree" });

const piece = z.union([
  z.string().meta({ description: "Words" }),
  z
    .strictObject({
      text: z.string().optional().meta({ description: "Formula of a value" }),
      tree: tree.optional(),
      forms: z.string().optional().meta({ description: "Forms of the word behind the value, else those of its unit" }),
      unit: z.string().optional().meta({ description: "Unit of the value" }),
      sentence: z.string().optional().meta({ description: "Or a sentence, by its name in sentences" }),
    })
    .meta({ id: "SentenceValue", description: "A value or a sentence inside a sentence" }),
]);
const sentence = z.record(z.string(), z.array(piece)).meta({ description: "A sentence by language" });
const sentenceCases = z.array(z.strictObject({ when: formula.optional(), text: sentence }));

const quantity = z
  .strictObject({
    name: z.string().meta({ description: "Name in formulas" }),
    parameters: z.array(z.string()).meta({ description: "Names of what it is worked out for, if any" }),
    cases: z
      .array(z.strictObject({ when: formula.optional(), is: formula, because: sentence.optional() }))
      .meta({ description: "The first that holds counts; the last one always does" }),
    unit: z.string().optional().meta({ description: "By its name in units" }),
    told: z.literal("number").optional().meta({ description: "An explanation does not tell how it came about" }),
    title: inLanguages.optional().meta({ description: "What it is, by language" }),
    from: z.enum(["quantities", "shared"]).meta({ description: "Of the geometry, or shared by positions" }),
  })
  .meta({ id: "Quantity", description: "A named quantity" });

const position = z
  .strictObject({
    key: z.string().meta({ description: "Name in positions of the list" }),
    num: z.string().meta({ description: "Number; those of works start with 6" }),
    code: z.string().meta({ description: "Code, for ever" }),
    name: inLanguages.meta({ description: "Title by language" }),
    unit: z.string().meta({ description: "Unit of measure" }),
    when: formula.optional().meta({ description: "Whether the bill of materials may have it" }),
    qty: formula.meta({ description: "Quantity; a position whose quantity is not above zero is left out" }),
    price: formula.meta({ description: "Price of one unit, roubles incl. VAT" }),
    estimate: z
      .union([z.literal(true), formula])
      .optional()
      .meta({ description: "Whether the price is preliminary" }),
    buyer: sentenceCases.optional().meta({ description: "Where the quantity comes from, for buyers" }),
    drawn: z.boolean().meta({ description: "Whether drawings show it" }),
  })
  .meta({ id: "PositionFormulas", description: "How a position of the bill of materials is counted" });

/** Zod makes one list of types of choices that say nothing more, and generators for OpenAPI 3.0 take no such list. */
const scalar = z.union([z.string().meta({ description: "Of a choice" }), z.number(), z.boolean()]);

const option = z.strictObject({
  default: scalar.meta({ description: "When it is not given, or has no effect" }),
  values: inLanguages.optional().meta({ description: "Values by the names that formulas and calls have for them" }),
});

const formulas = z
  .strictObject({
    slack: z.number().meta({ description: "Numbers that differ by no more count as the same in rounding, < and >" }),
    units: z.record(z.string(), inLanguages).meta({ description: "Words of units, forms by number parted by |" }),
    options: z.record(z.string(), option).meta({ description: "Options that formulas speak of" }),
    quantities: z.record(z.string(), quantity),
    sentences: z.record(z.string(), sentenceCases).meta({ description: "Sentences that others contain" }),
    positions: z.array(position).meta({ description: "In the order of a bill" }),
  })
  .meta({ id: "Formulas", description: "How bills are counted: a bill can be worked out by them without the service" });

const otherPrice = z.union([price, z.record(z.string(), price)]).meta({
  description: "Of a position that came later: one price, or a table of them by what its formula has in brackets",
});

/**
 * 200 of `/prices.json` and of each published list. Positions come with prices of their own, and those of a retired one are
 * in older lists alone: a client made of this description reads all of them.
 */
export function publishedListSchema(lists: readonly Pick<PriceList, "prices">[]) {
  const gone = Object.keys(prices.shape).filter((name) => lists.some((list) => !(name in list.prices)));
  const known = prices.partial(
    Object.fromEntries(gone.map((name) => [name, true])) as Record<keyof typeof prices.shape, true>,
  );
  return priceListSchema.extend({ prices: known.catchall(otherPrice), formulas }).meta({ id: "PriceList" });
}

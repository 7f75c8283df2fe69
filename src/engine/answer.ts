import type { ManufacturerInAnswers, PriceList } from "../price-list/schema.ts";
import { alternatives } from "./alternatives.ts";
import { bill } from "./bill.ts";
import { encodeId } from "./calculation-id.ts";
import { OPTION_ROWS, type EchoedName } from "../options/options.ts";
import { divideRounded } from "./numbers/decimals.ts";
import type { Hangar } from "./geometry/hangar.ts";
import type { Links } from "./links.ts";
import { withExplanations } from "./explanation.ts";
import type { Note } from "./request/problem.ts";
import type { CalcResponse } from "./response.ts";
import { uncapitalized } from "../text/format.ts";
import { LANGS } from "../text/lang.ts";
import type { Language } from "../messages/language.ts";
import { gateStatements, ineffective, leftOutMaker, warningsMaker } from "./warnings.ts";

/** What a request came to: the hangar, and what the client must be told about the way there. */
export interface CalcRequest {
  hangar: Hangar;
  /** The options that were asked for and have no effect. */
  unmet: (typeof OPTION_ROWS)[number][];
  /** Sentences about rounded sizes. */
  notes: Note[];
  /** Percent asked for; never applied. */
  discount: number;
  /** Whether every position is to tell how it was worked out. */
  explain: boolean;
}

/** Makes the answers of one price list: contract, "Calculation response". `isOlder`: the list holds no longer. */
export function answerMaker(
  priceList: PriceList,
  manufacturer: ManufacturerInAnswers,
  baseUrl: string,
  links: Links,
  language: Language,
  inWords: (hangar: Hangar) => string,
  isOlder: boolean,
): (request: CalcRequest) => CalcResponse {
  const { meta } = priceList;
  const told = `${manufacturer.legal_name}, ${manufacturer.city}`;
  const texts = language.answer({
    vat_percent: Math.round(meta.vat_rate * 100),
    version: meta.version,
    production_days: meta.production_days,
    manufacturer: told,
    phone: manufacturer.phone,
    isOlder,
  });
  const leftOut = leftOutMaker(language);
  const warnings = warningsMaker(priceList, language);
  const { version, valid_until, withdrawn_by } = priceList.meta;
  const { brand, legal_name, city, service_area, website, phone, contacts } = manufacturer;
  // Every answer has these very objects.
  const provider = Object.freeze({ brand, legal_name, city, service_area, website, phone, contacts });
  // The engine knows no day: whoever reads an answer sees by it whether the prices still hold.
  const validity = valid_until === undefined ? undefined : { prices_valid_until: valid_until };
  const spoken = baseUrl + (language.lang === LANGS[0] ? "" : `/${language.lang}`);
  const docs = Object.freeze({
    llms_txt: `${spoken}/llms.txt`,
    openapi: `${baseUrl}/openapi.json`,
    human_page: `${spoken}/docs/`,
    how_to_call: `${spoken}/docs/how-to-call/`,
  });

  return ({ hangar, unmet: without, notes, discount, explain }) => {
    const { configuration, geometry } = hangar;
    const billed = bill(hangar);
    const priced = explain ? withExplanations(billed, hangar, language) : billed;
    const calculation_id = encodeId(configuration, priceList.calculation_id_numbers);
    const rounded = notes.map(({ text }) => text);
    const unmet = ineffective(without, hangar, language);
    const ofGates = gateStatements(hangar, language);
    const changes = [...rounded, ...ofGates.texts, ...unmet.map(({ text }) => text)];
    const retold = {
      area_m2: geometry.area_m2,
      frames: geometry.frames,
      total_with_vat: priced.total_with_vat,
      has_estimate_positions: priced.has_estimate_positions,
      calculation_id,
      inWords: inWords(hangar),
      others: leftOut(configuration),
    };
    const asPhrases = changes.map((sentence) => `; ${uncapitalized(sentence).slice(0, -1)}`).join("");
    const pages = links.pages(configuration, calculation_id);
    const { area_m2 } = geometry;
    const area_tenths = Math.round(area_m2 * 10);
    const stated = warnings(hangar, priced.has_estimate_positions, ofGates, unmet, discount);
    if (isOlder) {
      const today = links.byId(calculation_id);
      stated.texts.unshift(withdrawn_by === undefined ? texts.olderList(today) : texts.withdrawnList(today));
      stated.notices.unshift({
        code: "older_price_list",
        parameter: "prices_version",
        values: { prices_version: version, ...(withdrawn_by !== undefined && { withdrawn_by }) },
      });
    }
    for (const { parameter, requested_mm, used_mm } of notes) {
      const values = { requested_m: requested_mm / 1000, used_m: used_mm / 1000 };
      stated.notices.push({ code: "size_rounded", parameter, values });
    }
    return {
      request: echo(hangar, language),
      configuration: links.parameters(configuration),
      dimensions: {
        width_m: geometry.width_m,
        length_m: geometry.length_m,
        column_height_m: geometry.height_m,
        width_mm: configuration.width_mm,
        column_height_mm: configuration.height_mm,
        area_m2,
      },
      result: {
        frames: geometry.frames,
        trusses: geometry.trusses,
        columns: geometry.columns,
        fahverk: geometry.gable_posts,
        area_m2,
        materials: priced.materials,
        works: priced.works,
        materials_sum: priced.materials_sum,
        discount_sum: 0,
        works_sum: priced.works_sum,
        total_with_vat: priced.total_with_vat,
        vat_included: priced.vat_included,
        has_estimate_positions: priced.has_estimate_positions,
      },
      currency: priceList.meta.currency,
      vat_rate: priceList.meta.vat_rate,
      prices_version: priceList.meta.version,
      ...validity,
      disclaimer: texts.disclaimer,
      manufacturer: told,
      site: website,
      contact: contacts,
      calculator_link: pages.calculator,
      summary_for_ai: `${texts.summary(retold)}${asPhrases}.`,
      calculation_id,
      calculation_id_note: texts.calculation_id_note,
      numbering_note: texts.numbering_note,
      price_per_m2_with_vat: divideRounded(priced.total_with_vat * 10, area_tenths),
      price_per_m2_materials_only: divideRounded(priced.materials_sum * 10, area_tenths),
      production_days: priceList.meta.production_days,
      production_time_text: texts.production_time_text,
      warnings: stated.texts,
      notices: stated.notices,
      alternatives: alternatives(hangar, priced.total_with_vat, links, language),
      files: links.files(calculation_id),
      docs,
      pricing_status_description: texts.pricing_status_description,
      provider,
      next_step: {
        text: texts.next_step,
        phone,
        quote_prompt: [texts.quotePrompt(retold), ...changes].join(" "),
        request_quote_url: pages.requestQuote,
      },
      ...(rounded.length > 0 ? { normalization_notes: rounded } : undefined),
    };
  };
}

const ECHOED = OPTION_ROWS.flatMap(({ name, row }) =>
  row.echoed ? [{ name: name as EchoedName, texts: row.kind === "digit" ? row.texts : undefined }] : [],
);

/** What was asked, as it was understood: options without a field of `request` are not echoed. */
function echo({ configuration, roof, geometry }: Hangar, { lang }: Language): CalcResponse["request"] {
  const request: Record<string, unknown> = {
    roof: configuration.roof,
    roof_name: roof.name,
    width_mm: configuration.width_mm,
    height_mm: configuration.height_mm,
    length_m: geometry.length_m,
  };
  for (const { name, texts } of ECHOED) {
    const value = configuration[name];
    request[name] = texts ? texts[lang][value as number] : value;
  }
  return request as CalcResponse["request"];
}

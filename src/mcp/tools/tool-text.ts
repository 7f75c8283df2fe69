import type { OptionsList } from "../../documents/options-list.ts";
import type { CalcResponse, ErrorBody, Line } from "../../engine/response.ts";
import { TOOL_TEXTS } from "../../messages/by-language.ts";
import type { SearchResponse } from "../../search/response.ts";
import type { Lang } from "../../text/lang.ts";
import type { PricedQuestion, Understood } from "../../understanding/response.ts";
import type { ToolTexts } from "../../messages/tool-texts.ts";

/**
 * An answer as a model may pass it on to its user: what came out, what limits it and what comes next. A calculation's
 * summary names its roundings and its limits: the sentences on each stand once, in the body that follows.
 */
export function answerText(
  body: CalcResponse | SearchResponse | Understood | OptionsList | ErrorBody,
  lang: Lang,
): string {
  const texts = TOOL_TEXTS[lang];
  if ("error" in body) return errorText(body, texts);
  if ("result" in body) return calculationText(body, texts);
  if ("questions" in body) return wishText(body, texts);
  return "items" in body ? searchText(body, texts) : optionsText(body, texts);
}

export function calculationText(body: CalcResponse, texts: ToolTexts): string {
  const { result, prices_valid_until } = body;
  const preliminary = [...result.materials, ...result.works].filter(isEstimate).map(({ name }) => name);
  return paragraphs(
    body.summary_for_ai,
    preliminary.length > 0 && texts.preliminary(preliminary),
    prices_valid_until !== undefined && texts.validity(prices_valid_until),
    texts.opened(body.calculation_id, body.calculator_link),
    texts.files(...filesOf(Object.values(body.files))),
    texts.below,
  );
}

/** Files differ in what follows the last dot of their addresses. */
function filesOf(urls: readonly string[]): [address: string, endings: string[]] {
  const length = urls[0]!.lastIndexOf(".");
  return [urls[0]!.slice(0, length), urls.map((url) => url.slice(length))];
}

function searchText(body: SearchResponse, texts: ToolTexts): string {
  const { items, over_budget, warnings, prices_valid_until } = body;
  return paragraphs(
    body.summary_for_ai,
    over_budget ? list(texts.cheapest, [texts.found(over_budget.cheapest)]) : list(texts.best, items.map(texts.found)),
    list(texts.limits, warnings),
    body.disclaimer,
    prices_valid_until !== undefined && texts.validity(prices_valid_until),
    texts.samePage(body.page_link),
  );
}

function wishText(body: Understood, texts: ToolTexts): string {
  const { used, questions, not_offered, notes, not_used, assumed, reading, search, url } = body;
  return paragraphs(
    list(texts.understood, used.map(texts.usedAs)),
    list(
      texts.ask,
      questions.map((one) => questionText(one, texts)),
    ),
    list(
      texts.notOffered,
      not_offered.map(({ text, reason }) => texts.told(text, reason)),
    ),
    list(
      texts.noted,
      notes.map(({ text, note }) => texts.told(text, note)),
    ),
    list(
      texts.notUnderstood,
      not_used.map(({ text }) => text),
    ),
    list(
      texts.assumed,
      assumed.map(({ text }) => text),
    ),
    reading && texts.asRead(reading),
    search?.items !== undefined && foundText(search, texts),
    questions.length > 0 ? openText(body, texts) : url !== undefined && texts.ready(url),
    search?.url !== undefined && search.url !== url && texts.alsoSearch(search.url),
  );
}

const questionText = ({ parameter, text, choices }: PricedQuestion, texts: ToolTexts): string =>
  choices.length === 0
    ? texts.openQuestion(text, parameter)
    : texts.choiceQuestion(
        text,
        choices.map(({ text, total_with_vat, normalization_notes = [] }) =>
          total_with_vat === undefined
            ? text
            : texts.pricedChoice(
                text,
                total_with_vat,
                normalization_notes.map((note) => note.replace(/\.$/, "")),
              ),
        ),
      );

/** The best of the selection, or the cheapest where it has none. */
const foundText = (
  { found = 0, items = [], over_budget }: NonNullable<Understood["search"]>,
  texts: ToolTexts,
): string =>
  over_budget
    ? list(texts.beyond(over_budget.missing), [texts.found(over_budget.cheapest)])
    : list(texts.bestOf(found), items.map(texts.found));

/** Without its sides a hangar is searched for. */
function openText({ search, parameters, questions }: Understood, texts: ToolTexts): string {
  const isSide = (name: string) => name in parameters || questions.some((one) => one.parameter === name);
  const isSearch = search !== undefined && !["width", "length"].every(isSide);
  return isSearch ? texts.open("search.parameters", "find_hangars") : texts.open("parameters", "calculate_hangar");
}

function optionsText(body: OptionsList, texts: ToolTexts): string {
  const { roofs, prices_version, prices_valid_until, parameters } = body;
  return paragraphs(
    list(texts.sizes(prices_version), roofs.map(texts.roof)),
    texts.bounds(body),
    texts.parameters(parameters.map(({ name }) => name)),
    prices_valid_until !== undefined && texts.validity(prices_valid_until),
  );
}

function errorText({ error, alternatives }: ErrorBody, texts: ToolTexts): string {
  return paragraphs(
    error.message,
    list(texts.wrong, error.details),
    error.code !== "internal_error" && texts.retell,
    isOfSizes(error) && texts.standardSizes,
    isOfSizes(error) && alternatives.map(({ description, url, phone }) => `${description} ${url}, ${phone}`).join("\n"),
  );
}

/** What is not offered is made to order; what was mistyped is not. */
const isOfSizes = ({ problems }: ErrorBody["error"]): boolean =>
  problems.some(({ code }) => code === "unsupported_size" || code === "does_not_fit");

function isEstimate(line: Line): boolean {
  return !line.group && line.status === "estimate";
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? "" : [title, ...items.map((item) => `- ${item}`)].join("\n");
}

function paragraphs(...texts: (string | false | undefined)[]): string {
  return texts.filter((text) => text).join("\n\n");
}

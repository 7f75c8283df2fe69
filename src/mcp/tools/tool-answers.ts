import type { OptionsList } from "../../documents/options-list.ts";
import type { ToolName } from "../../documents/tools/tool-definitions.ts";
import type { ApiAnswer, Engine } from "../../engine/create-engine.ts";
import { SEARCH_TEXTS, TOOL_TEXTS } from "../../messages/by-language.ts";
import { askedEngine, spokenEngine, type OtherEngines } from "../../services/asked/asked-engine.ts";
import { openById } from "../../services/open-by-id.ts";
import { wrongLang } from "../../services/asked/wrong-lang.ts";
import { understood, type WishAnswer } from "../../services/understood.ts";
import type { Problem } from "../../engine/request/problem.ts";
import type { Reading } from "../../engine/request/request.ts";
import { withoutFields, type Fields } from "../../services/asked/fields.ts";
import type { Lang } from "../../text/lang.ts";
import { searchSteps, type SearchAnswer } from "../../search/search.ts";

/** Arguments of a call, as they came. */
export type Given = readonly (readonly [name: string, value: unknown])[];

export type ToolAnswer = (ApiAnswer | SearchAnswer | WishAnswer | { status: 200; body: OptionsList }) & {
  /** Which of the body's fields are wanted. */
  fields?: Fields;
};

/**
 * What each tool is answered with: body and status of the HTTP interface for the same parameters. A search comes as the
 * steps to it, so that it may pause.
 */
export function toolAnswers(
  engine: Engine,
  others: OtherEngines | undefined,
  options: Readonly<Record<Lang, OptionsList>>,
) {
  return {
    calculate_hangar(given: Given) {
      const asked = askedEngine(engine, others, given);
      const { refusal, fields, rest } = withoutFields("calculation", asked, given);
      return refusal ?? { ...asked.calculate(rest), fields };
    },
    understand_wish(given: Given) {
      const asked = spokenEngine(engine, others, given);
      const { refusal, fields, rest } = withoutFields("wish", asked, given);
      return refusal ?? { ...understood(asked, rest), fields };
    },
    find_hangars: (given: Given) => foundHangars(spokenEngine(engine, others, given), given),
    open_calculation(given: Given) {
      const asked = askedEngine(engine, others, given);
      const { refusal, fields, rest } = withoutFields("calculation", asked, given);
      return refusal ?? { ...openCalculation(engine, others, asked, rest), fields };
    },
    list_options(given: Given) {
      const asked = spokenEngine(engine, others, given);
      const problems = wrongLang(asked, given);
      return problems.length > 0 ? asked.refusal(problems) : { status: 200, body: options[asked.language.lang] };
    },
  } satisfies Record<ToolName, (given: Given) => ToolAnswer | Iterator<undefined, ToolAnswer>>;
}

function* foundHangars(asked: Engine, given: Given): Generator<undefined, ToolAnswer> {
  const { refusal, fields, rest } = withoutFields("search", asked, given);
  return refusal ?? { ...(yield* searchSteps(asked, rest, SEARCH_TEXTS[asked.language.lang])), fields };
}

/** Over HTTP the id is a part of the path, which is there, once, and is text. */
function openCalculation(engine: Engine, others: OtherEngines | undefined, asked: Engine, given: Given): ApiAnswer {
  const ID = { read: (text: string) => text || undefined, accepted: TOOL_TEXTS[asked.language.lang].anId };
  const { explain, prices_version, lang } = asked.parameters;
  const known = new Map<string, Reading<unknown>>(
    Object.entries({ calculation_id: ID, explain, prices_version, lang }),
  );
  const request = { calculation_id: "" };
  const problems: Problem[] = [];
  asked.readValues(given, known, ["calculation_id"], request, problems);
  if (problems.some(({ about: [data] }) => data?.parameter === "calculation_id")) return refused(asked, problems);
  const beside = given.filter(([name]) => name !== "calculation_id");
  return openById(engine, others, request.calculation_id, beside);
}

/** The usual message about missing parameters is about sizes. */
function refused(engine: Engine, problems: readonly Problem[]): ApiAnswer {
  const refusal = engine.refusal(problems);
  const { body } = refusal;
  if (body.error.code !== "missing_parameter") return refusal;
  const message = TOOL_TEXTS[engine.language.lang].missingId;
  return { ...refusal, body: { ...body, error: { ...body.error, message } } };
}

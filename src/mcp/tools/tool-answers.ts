import type { OptionsList } from "../../documents/options-list.ts";
import type { ToolName } from "../../documents/guidance.ts";
import type { Engine } from "../../engine/create-engine.ts";
import type { Problem } from "../../engine/request/problem.ts";
import type { Reading } from "../../engine/request/request.ts";
import { TOOL_TEXTS } from "../../messages/by-language.ts";
import { askedEngine, spokenEngine, type Engines } from "../../services/asked/asked-engine.ts";
import { withoutFields } from "../../services/asked/fields.ts";
import { wrongLang } from "../../services/asked/wrong-lang.ts";
import {
  calculate,
  findHangars,
  openCalculation,
  understandWish,
  type Answered,
  type Asked,
  type Found,
  type Pairs,
  type Steps,
} from "../../services/calls.ts";
import type { WishAnswer } from "../../services/wish.ts";
import type { Lang } from "../../text/lang.ts";

export type ToolAnswer = Answered | Found | Asked<WishAnswer> | Asked<{ status: 200; body: OptionsList }>;

/** What each tool is answered with: body and status of the HTTP interface for the same parameters. */
export function toolAnswers(engines: Engines, options: Readonly<Record<Lang, OptionsList>>) {
  return {
    calculate_hangar: (given) => calculate(engines, given),
    understand_wish: (given) => understandWish(engines, given),
    find_hangars: (given) => findHangars(engines, given),
    open_calculation: (given) => opened(engines, given),
    list_options(given) {
      const asked = spokenEngine(engines, given);
      const problems = wrongLang(asked, given);
      return problems.length > 0 ? asked.refusal(problems) : { status: 200, body: options[asked.language.lang] };
    },
  } satisfies Record<ToolName, (given: Pairs) => ToolAnswer | Steps<ToolAnswer>>;
}

/** Over HTTP the id is a part of the path, which is there, once, and is text. */
function opened(engines: Engines, given: Pairs): Answered {
  const asked = askedEngine(engines, given);
  const { refusal, rest } = withoutFields("calculation", asked, given);
  if (refusal) return refusal;
  const ID = { read: (text: string) => text || undefined, accepted: TOOL_TEXTS[asked.language.lang].anId };
  const { explain, prices_version, lang } = asked.parameters;
  const known = new Map<string, Reading<unknown>>(
    Object.entries({ calculation_id: ID, explain, prices_version, lang }),
  );
  const request = { calculation_id: "" };
  const problems: Problem[] = [];
  asked.readValues(rest, known, ["calculation_id"], request, problems);
  if (problems.some(({ about: [data] }) => data?.parameter === "calculation_id")) return refused(asked, problems);
  const beside = given.filter(([name]) => name !== "calculation_id");
  return openCalculation(engines, request.calculation_id, beside);
}

/** The usual message about missing parameters is about sizes. */
function refused(engine: Engine, problems: readonly Problem[]): Answered {
  const refusal = engine.refusal(problems);
  const { body } = refusal;
  if (body.error.code !== "missing_parameter") return refusal;
  const message = TOOL_TEXTS[engine.language.lang].missingId;
  return { ...refusal, body: { ...body, error: { ...body.error, message } } };
}

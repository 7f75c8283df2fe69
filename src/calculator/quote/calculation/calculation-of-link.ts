import { calculate, fromCalculationId, type Answer, type Engine } from "hangar-engine";
import { formParameters } from "../../form/form-state.ts";
import { linkParameters } from "../../link/link-parameters.ts";
import { openParametersOfLink } from "../../link/link-to-form.ts";
import { listOfLink, type ListOfLink } from "../../link/older-list.ts";
import { isWholeId, tidyId } from "../../link/tidy-id.ts";

/** The calculation that a link to the quote request form means, under today's list. */
export interface LinkedCalculation extends Pick<ListOfLink, "olderList"> {
  answer: Answer;
  /** The id as the link names it; empty where it names none. */
  id: string;
  /** What of the link was mended or has no effect, as the calculator tells it of the same link. */
  notices: readonly string[];
  /** The id that the link names, when its parameters had to answer instead: it is wrong or missing. */
  insteadOfId?: string;
  /** The id that the link names, when today's list does not open it though it is written as ids are. */
  unopenedId?: string;
  /** The answer of another list. */
  under: (engine: Asked) => Answer;
}

type Asked = Pick<Engine, "calculate" | "fromCalculationId">;

/**
 * By the id, which is the calculation; where it stands for none, by the parameters beside it, which are read and mended as
 * the calculator does.
 */
export function calculationOfLink(query: string): LinkedCalculation {
  const all = linkParameters(query);
  const id = all.find(([name]) => name === "calculation_id")?.[1].trim() ?? "";
  const tidy = tidyId(id);
  const isOpened = fromCalculationId(tidy).status === 200;
  const link = openParametersOfLink(isOpened ? all : all.filter(([name]) => name !== "calculation_id"));

  function answered({ calculate, fromCalculationId }: Asked): Pick<LinkedCalculation, "answer" | "insteadOfId"> {
    const byId = fromCalculationId(tidy);
    if (byId.status === 200 || !link.configured) return { answer: byId };
    const byParameters = calculate(formParameters(link.form));
    if (byParameters.status === 200) return { answer: byParameters, insteadOfId: id };
    return { answer: id === "" ? byParameters : byId };
  }

  const { olderList } = listOfLink(all);
  return {
    ...answered({ calculate, fromCalculationId }),
    id,
    notices: link.notices,
    ...(olderList !== undefined && { olderList }),
    ...(!isOpened && isWholeId(tidy) && { unopenedId: tidy }),
    under: (engine) => answered(engine).answer,
  };
}

import type { ErrorBody, ErrorCode } from "../response.ts";
import { clipped } from "../../text/format.ts";
import type { ProblemText } from "../../messages/language.ts";
import { detailText } from "../../messages/problem-texts.ts";
import type { ValueSchema } from "./parameters.ts";

/** What programs are told of one parameter. */
export interface ProblemData {
  /** The contract's name, or an unknown one as it came. */
  parameter: string;
  /** Left out where nothing came. */
  came?: unknown;
  /** Left out where no value of this parameter alone would do. Bounds of an array are of how many it has. */
  accepted?: Omit<ValueSchema, "type"> & { type: ValueSchema["type"] | "array" | "object" };
  /** The name that was most likely meant, or the value next to the one that came. */
  nearest?: string | number;
}

/** One thing wrong with a request: for programs by its parameters, for people in words. */
export interface Problem extends ProblemText {
  code: ErrorCode;
  about: ProblemData[];
  /** All of `about` have to give way; else any one of them. */
  together?: boolean;
  /** Whom the words name, where those are not the parameters of `about`. */
  told?: readonly string[];
}

/** Names of what a problem is told of, each once. */
export const parametersOf = ({ about, told }: Problem): string[] => [
  ...new Set(told ?? about.map(({ parameter }) => parameter)),
];

/** `width: пришло «x»; принимается …`, as `error.details` have it. */
export const detailOf = (problem: Problem): string => detailText(parametersOf(problem), problem);

/** A value that came, as text, for a query string has no other: never an array or object. */
function shown(came: unknown): string | undefined {
  return typeof came === "object" || came === undefined ? undefined : clipped(String(came));
}

type PublicProblem = ErrorBody["error"]["problems"][number];

/** `error.problems`: an item for each parameter of each problem. */
export function problemList(problems: readonly Problem[]): PublicProblem[] {
  return problems.flatMap(({ code, about }) =>
    about.map(({ parameter, came, accepted, nearest }) => {
      const problem: PublicProblem = { code, parameter };
      const told = shown(came);
      if (told !== undefined) problem.came = told;
      if (accepted) problem.accepted = acceptedOf(accepted);
      if (nearest !== undefined) problem.nearest = nearest;
      return problem;
    }),
  );
}

function acceptedOf({
  type,
  minimum,
  maximum,
  enum: values,
}: NonNullable<ProblemData["accepted"]>): NonNullable<PublicProblem["accepted"]> {
  return {
    type,
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(values && { values: [...values] }),
  };
}

/** A size that was rounded, millimetres, and the words for it. */
export interface Note {
  parameter: "width" | "length" | "height";
  requested_mm: number;
  used_mm: number;
  text: string;
}

import type { Problem, ProblemData } from "./problem.ts";
import type { RefusedRequest, Request } from "./request.ts";

type Mended = Readonly<Record<string, unknown>>;

/**
 * The problems, each nearest number only where the same call with it is accepted, or has but the other problems left:
 * by itself, or together with what is nearest to the others.
 */
export function withNearestAccepted(
  { problems, values }: RefusedRequest,
  read: (parameters: Mended) => Request,
): Problem[] {
  const all = problems.flatMap(({ about }) => about);
  const wrong = new Set(all.map(({ parameter }) => parameter));
  const isAccepted = (mended: Mended): boolean => {
    const request = read({ ...values, ...mended });
    if (!("problems" in request)) return true;
    const left = request.problems.flatMap(({ about }) => about);
    return left.every(({ parameter }) => wrong.has(parameter) && !(parameter in mended));
  };
  const numbers = all.filter(isNumber);
  if (numbers.length === 0) return problems;
  const areTogether = isAccepted(Object.fromEntries(numbers.map(({ parameter, nearest }) => [parameter, nearest])));
  if (areTogether) return problems;
  const kept = (data: ProblemData): ProblemData => {
    if (!isNumber(data) || isAccepted({ [data.parameter]: data.nearest })) return data;
    const { nearest: _refused, ...rest } = data;
    return rest;
  };
  return problems.map((problem) => ({ ...problem, about: problem.about.map(kept) }));
}

/** Names that were likely meant are no values. */
const isNumber = ({ nearest }: ProblemData): boolean => typeof nearest === "number";

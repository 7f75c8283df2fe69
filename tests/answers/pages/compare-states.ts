import { PlainError } from "../../../scripts/plain-error.ts";
import { changesOf } from "../compare/changes.ts";
import { within } from "../compare/differences.ts";
import { changed, type Both, type Compared } from "../compared.ts";
import { STATES } from "./states.ts";
import { treesOf, type Sites } from "./trees.ts";

/** Brings both services' pages into each state; `older` is the version of the older list. */
export async function compareStates(
  sites: Both<Sites>,
  older: string,
  tell: (what: string) => void,
): Promise<Compared> {
  const states = STATES.map((one) => ({ ...one, open: one.open.replace("{older}", older) }));
  tell(`Bringing the pages of both into ${states.length} states`);
  const [then, now] = await Promise.all([treesOf(sites.before, states), treesOf(sites.after, states)]);
  const lost = states.flatMap(({ state }, at) => ("failed" in now[at]! ? [`${state}: ${now[at].failed}`] : []));
  if (lost.length > 0) {
    throw new PlainError(
      `The working tree has no such state; mend it, or tests/answers/pages/states.yaml\n${lost.join("\n")}`,
    );
  }
  const differing = states.flatMap(({ state }, at) =>
    changed(`state: ${state}`, within("tree", then[at], now[at]).flatMap(changesOf)),
  );
  return { count: states.length, differing };
}

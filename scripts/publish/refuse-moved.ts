import { DeskRefusal } from "../../src/desk/desk-refusal.ts";
import type { Planned } from "../../src/desk/release/release.ts";
import { listed } from "../../src/text/format.ts";

/**
 * Throws why a release is not to be written as it was planned: made anew, the plan is refused or is another one, for
 * somebody has written into the folder meanwhile, which would be lost.
 */
export function refuseMoved({ writes }: Planned, planAnew: () => Planned): void {
  const now = planAnew().writes;
  const moved = [...new Set([...writes.keys(), ...now.keys()])].filter((name) => writes.get(name) !== now.get(name));
  if (moved.length === 0) return;
  throw new DeskRefusal(
    `Пока собирали сайт, на сервере изменили ${listed(moved)}: публикация стёрла бы это. Черновик цел: опубликуйте ещё раз.`,
  );
}

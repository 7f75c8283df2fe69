import { DeskRefusal } from "../../src/desk/desk-refusal.ts";
import { listed } from "../../src/text/format.ts";

type Texts = Readonly<Record<string, string>>;

/**
 * Throws why a release is not to be written as it was planned: made anew, the plan is refused, or the folder is not what
 * the site was built of, for somebody has written into it meanwhile.
 */
export function refuseMoved(was: Texts, now: Texts, planAnew: () => unknown): void {
  planAnew();
  const moved = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter((name) => was[name] !== now[name]);
  if (moved.length === 0) return;
  throw new DeskRefusal(
    `Пока собирали сайт, на сервере изменили ${listed(moved)}: публикация этого не учла бы. Черновик цел: опубликуйте ещё раз.`,
  );
}

import type { Reading } from "../../../reading.ts";
import { rangeAt } from "../../../sentence.ts";
import { askWhether } from "../asking.ts";
import { GENITIVE_NOUN } from "../endings.ts";

/** «панели купим», «монтаж берёт сосед»: what becomes of it a verb says, which nobody knows. */
const VERB = /.{2}(ем|им|ют|ут|ат|ят|ет|ит|ли|ла|ло|лся|сь|ся|ен|ена|ено|ены)$/;
/** Words that end like those and say nothing of it. */
const OTHERWISE = /^(работ|услуг|бер[еу]|возьм|заложи|винт|толщ|цвет|скор|бел|зим|весн|осен|лет|срочн|комплекс|силам)/;

export function besideVerb(reading: Reading): void {
  const { sentence } = reading;
  for (const one of reading.claims.filter(({ value, parameter }) => value === true && parameter !== "wall_progony")) {
    const { to } = one.range;
    // «анкера торчат»: some rules take a word more.
    const at = sentence.is(to - 1, "other") ? to - 1 : to;
    const { word = "", start = 0 } = sentence.tokens[at] ?? {};
    const isUnread = at < to || !sentence.isRead(at);
    const isName = /\p{Lu}/u.test(sentence.text[start] ?? "");
    if (!sentence.is(at, "other") || !isUnread || isName || OTHERWISE.test(word)) continue;
    const isOfWord = VERB.test(word) || (one.parameter === "montazh" && GENITIVE_NOUN.test(word));
    if (isOfWord && askWhether(reading, [one])) sentence.leave(rangeAt(at));
  }
}

import { fromCalculationId } from "hangar-engine";
import { priceChange } from "../../applications/request/price-change.ts";
import { openLink, type OpenedLink } from "../link/link-to-form.ts";
import { olderTotalOfId } from "../link/older-list.ts";
import { isWholeId, tidyId } from "../link/tidy-id.ts";

/**
 * What came of a typed or pasted text: a calculation, a slip to tell of, or nothing yet. An `id` that today's list does not
 * open need be no slip: an older list may.
 */
export type TypedId = { link: OpenedLink } | { slip: string; id?: string } | undefined;

/** A number somewhere in a text, as the service's own texts carry it. */
const ID_IN_TEXT = /(?<![A-Z\d])[A-Z]{2,3}-\d{8}-[A-Z\d]{5}(?![A-Z\d])/;

/** In a text whose lines were run together the next one begins where the list's name ends. */
const RUN_INTO = /(prices_version=[\d.-]+)[А-Яа-яЁё«][^&]*/;

const NO_SUCH_ID = "Такого номера нет — похоже, опечатка. Сверьте его с расчётом: цифры, потом пять знаков.";
const NOTHING_TYPED = "Введите номер расчёта, например ANG-12345678-ABCDE, или вставьте ссылку на него.";
const NOT_AN_ID = "Это не номер расчёта: он выглядит как ANG-12345678-ABCDE.";
const NOT_A_LINK = "В этой ссылке нет ни номера, ни параметров расчёта.";

/** `isComplete`: the person says that this is all; before that an unfinished number is no slip. */
export function readTypedId(text: string, isComplete: boolean): TypedId {
  if (text.trim() === "") return isComplete ? { slip: NOTHING_TYPED } : undefined;
  const named = ID_IN_TEXT.exec(text)?.[0];
  // Beside a link that says more the number alone would not do: a link under an older list names the list.
  if (/[?=]|:\/\//.test(text) && (named === undefined || /prices_version/i.test(text))) return readLink(text);
  const id = tidyId(named ?? text);
  if (!isWholeId(id)) return isComplete ? { slip: NOT_AN_ID } : undefined;
  const answer = fromCalculationId(id);
  if (answer.status === 400) return { slip: NO_SUCH_ID, id };
  return { link: openLink(new URL(answer.body.calculator_link).search) };
}

/** What is told of an id that is no slip: what its hangar cost under the older list that offers it; nothing for a slip. */
export async function noLongerOffered(id: string): Promise<string | undefined> {
  const snapshot = await olderTotalOfId(id);
  return snapshot && `Номер верный. ${priceChange(snapshot, undefined)}`;
}

/** A link to the calculator, the quote request form or the API, and whatever text around it; only its query matters. */
function readLink(text: string): TypedId {
  const [query = ""] = text
    .slice(text.indexOf("?") + 1)
    .trim()
    .split(/\s/);
  const link = openLink(query.replace(RUN_INTO, "$1"));
  if (link.configured) return { link };
  return { slip: /calculation_id/i.test(text) ? NO_SUCH_ID : NOT_A_LINK };
}

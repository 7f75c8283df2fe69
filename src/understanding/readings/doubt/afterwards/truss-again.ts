import type { Reading } from "../../../reading.ts";
import { rangeAt } from "../../../sentence.ts";
import { askWhether } from "../asking.ts";

/** «ферма цельная. Ой, разборная», «разборный ангар» */
export function trussAgain(reading: Reading): void {
  const { sentence } = reading;
  const isSaid = reading.isTold("truss");
  const alone = sentence.tokens.findIndex(
    (_, at) => sentence.is(at, "demountable") && !sentence.isRead(at) && !sentence.isAside(at),
  );
  if (!isSaid && alone >= 0)
    return reading.doubt("flag", "truss", rangeAt(alone), [{ truss: "solid" }, { truss: "demountable" }]);
  const said = reading.claims.find(({ parameter }) => parameter === "truss");
  const isAgain = (at: number) =>
    !!said &&
    at > said.range.to &&
    sentence.is(at, "demountable", "solid") &&
    sentence.tokens[at]!.concept !== said.value &&
    !sentence.isRead(at);
  if (said && sentence.tokens.some((_, at) => isAgain(at))) askWhether(reading, [said]);
}

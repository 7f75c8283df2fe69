import { OPTION_ROWS } from "../options/options.ts";
import { parameterTable } from "../engine/request/parameters.ts";
import { parametersOf } from "../engine/request/problem.ts";
import { requestReader } from "../engine/request/request.ts";
import { russian } from "../messages/ru/answers.ts";
import { ineffective } from "../engine/warnings.ts";
import { nearestName } from "../text/nearest-name.ts";
import type { Finding } from "../price-list/finding.ts";
import type { PriceList, Purpose } from "../price-list/schema.ts";

/** What makes a hangar: of the other parameters of a calculation a purpose says nothing. */
const NAMES = ["roof", "width", "length", "height", ...OPTION_ROWS.map(({ name }) => name as string)];
const SIZES = ["roof", "width", "length", "height"];

/** What keeps a ready hangar from being just what it says: by the engine, each counts, and nothing of it is rounded or idle. */
export function purposeFindings(purposes: readonly Purpose[], priceList: PriceList): Finding[] {
  const read = requestReader(priceList, parameterTable(priceList));
  return purposes.flatMap(({ name, hangar }, at) => {
    const path = (parameter?: string): Finding["path"] => [
      at,
      "hangar",
      ...(parameter === undefined ? [] : [parameter]),
    ];
    const findings: Finding[] = [];
    if (purposes.findIndex((other) => other.name === name) < at) {
      findings.push({ path: [at, "name"], text: `набор «${name}» уже есть` });
    }
    for (const given of Object.keys(hangar).filter((one) => !NAMES.includes(one))) {
      const nearest = nearestName(given, NAMES);
      const advice = nearest === undefined ? `допускается: ${NAMES.join(", ")}` : `возможно, ${nearest}`;
      findings.push({ path: path(given), text: `неизвестное поле; ${advice}`, atName: true });
    }
    for (const missing of SIZES.filter((one) => hangar[one] === undefined)) {
      findings.push({ path: path(), text: `не указано ${missing}` });
    }
    if (findings.length > 0) return findings;

    const request = read(hangar);
    if ("problems" in request) {
      return request.problems.flatMap((problem) => {
        const text = [problem.came, problem.accepted].filter(Boolean).join("; ");
        const given = parametersOf(problem).filter((parameter) => hangar[parameter] !== undefined);
        return given.map((parameter) => ({ path: path(parameter), text }));
      });
    }
    const rounded = request.notes.map(({ parameter, text }) => ({ path: path(parameter), text }));
    const idle = ineffective(request.unmet, request.hangar, russian).map(({ option, text }) => {
      return { path: path(option), text };
    });
    return [...rounded, ...idle];
  });
}

import { type Finding, unaccepted } from "../../price-list/finding.ts";
import { type Position, POSITIONS, type PositionRow, priceOfPosition } from "../../price-list/positions.ts";
import type { PriceList } from "../../price-list/schema.ts";

type Rows = Readonly<Record<string, PositionRow>>;
/** A list as far as positions are concerned. */
type Described = Pick<PriceList, "meta" | "prices"> & {
  positions: Readonly<Partial<Record<string, Position>>>;
};

/** Numbers and codes name positions without doubt: each number in its section, no two lines of a bill alike. */
export function positionNumberFindings(list: Described, rows: Rows = POSITIONS): Finding[] {
  const findings = absenceFindings(list, rows);
  const described = Object.entries(list.positions).flatMap(([key, position]) =>
    position && rows[key] ? [{ key, ...position, ...rows[key] }] : [],
  );
  described.forEach(({ key, num, code, section, part }, at) => {
    const before = described.slice(0, at);
    const sameNumber = before.find((other) => other.num === num && (other.section !== section || other.part !== part));
    if (!num.startsWith(`${section}.`)) {
      findings.push(unaccepted(["positions", key, "num"], num, `номер раздела ${section}, например ${section}.1.`));
    } else if (sameNumber) {
      const text = `номер ${num} уже у позиции ${sameNumber.key}, а они бывают в одном расчёте`;
      findings.push({ path: ["positions", key, "num"], text });
    }
    const sameCode = before.find((other) => other.code === code);
    if (sameCode) {
      findings.push({ path: ["positions", key, "code"], text: `код ${code} уже у позиции ${sameCode.key}` });
    }
  });
  return findings;
}

/** A position that came later is in every list from its date on, and nowhere without its price. */
function absenceFindings({ meta, positions, prices }: Described, rows: Rows): Finding[] {
  return Object.entries(rows).flatMap(([key, row]): Finding[] => {
    if (row.since === undefined) return [];
    const isDescribed = positions[key] !== undefined;
    const isPriced = priceOfPosition(row, prices) !== undefined;
    if (isDescribed && isPriced) return [];
    if (isDescribed)
      return [{ path: ["prices"], text: `нет цены ${row.price}: позиция ${key} описана, а цены у неё нет` }];
    if (isPriced)
      return [{ path: ["positions"], text: `нет позиции ${key}: цена ${row.price} есть, а позиция не описана` }];
    if (meta.version < row.since) return [];
    return [{ path: ["positions"], text: `нет позиции ${key}: с ${row.since} она есть в каждом прайс-листе` }];
  });
}

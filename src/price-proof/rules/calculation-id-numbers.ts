import { ID_CAPACITY } from "../../engine/calculation-id.ts";
import { OPTIONS } from "../../options/options.ts";
import { type Finding, type Path, unaccepted } from "../../price-list/finding.ts";
import type { PriceList } from "../../price-list/schema.ts";

type Numbers = PriceList["calculation_id_numbers"];

/** Every hangar has one `calculation_id`: its roof and sizes are numbered once and all choices have room in the id. */
export function calculationIdFindings(priceList: PriceList): Finding[] {
  return [...unnumbered(priceList), ...repeated(priceList.calculation_id_numbers), ...outOfRoom(priceList)];
}

function unnumbered({ roofs, calculation_id_numbers: numbers }: PriceList): Finding[] {
  const findings: Finding[] = [];
  for (const [id, roof] of Object.entries(roofs)) {
    const at = numbers.findIndex((entry) => entry.roof === id);
    const entry = numbers[at];
    if (!entry) {
      const text = `нет крыши ${id}; допишите её вместе с размерами в конец calculation_id_numbers`;
      findings.push({ path: ["calculation_id_numbers"], text });
      continue;
    }
    const missing = (list: "widths" | "heights", sizes: readonly number[]) => {
      const absent = sizes.filter((size) => !entry[list].includes(size));
      if (absent.length === 0) return;
      const text = `допишите ${absent.join(", ")} в конец calculation_id_numbers, ${id}, ${list}`;
      findings.push({ path: ["calculation_id_numbers", at, list], text });
    };
    missing("widths", Object.keys(roof.widths).map(Number));
    missing("heights", [...new Set(roof.heights)]);
  }
  return findings;
}

function repeated(numbers: Numbers): Finding[] {
  const findings: Finding[] = [];
  const findRepeated = (path: Path, values: readonly (string | number)[], field: Path) => {
    values.forEach((value, at) => {
      if (values.indexOf(value) === at) return;
      findings.push({ path: [...path, at, ...field], text: `${value} уже есть выше; номер даётся один раз` });
    });
  };
  const root = "calculation_id_numbers";
  findRepeated(
    [root],
    numbers.map(({ roof }) => roof),
    ["roof"],
  );
  numbers.forEach(({ widths, heights }, at) => {
    findRepeated([root, at, "widths"], widths, []);
    findRepeated([root, at, "heights"], heights, []);
  });
  return findings;
}

function outOfRoom({ calculation_id_numbers: numbers, limits, length }: PriceList): Finding[] {
  const findings: Finding[] = [];
  const atMost = (path: Path, found: number, most: number, what: string) => {
    if (found <= most) return;
    findings.push(unaccepted(path, found, `не больше ${most} — столько ${what} вмещает calculation_id`));
  };
  const root = "calculation_id_numbers";
  atMost([root], numbers.length, ID_CAPACITY.roofs, "крыш");
  numbers.forEach(({ widths, heights }, at) => {
    atMost([root, at, "widths"], widths.length, ID_CAPACITY.widths, "ширин");
    atMost([root, at, "heights"], heights.length, ID_CAPACITY.heights, "высот");
  });
  atMost(["limits", "gates"], limits.gates, OPTIONS.gates.most, "ворот");
  atMost(["limits", "doors"], limits.doors, OPTIONS.doors.most, "дверей");
  atMost(["limits", "windows"], limits.windows, OPTIONS.windows.most, "окон");
  atMost(["length", "max_m"], length.max_m, ID_CAPACITY.max_length_cm / 100, "метров длины");
  const least_m = ID_CAPACITY.min_length_cm / 100;
  if (length.min_m < least_m) {
    const accepted = `не меньше ${least_m} — с этой длины начинается calculation_id`;
    findings.push(unaccepted(["length", "min_m"], length.min_m, accepted));
  }
  return findings;
}

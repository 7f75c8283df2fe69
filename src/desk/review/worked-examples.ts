import { createEngine } from "../../engine/create-engine.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { counted, decimal, roubles } from "../../text/format.ts";
import type { Example } from "./worked-example.ts";

/** What the hangars worked by hand come to under a list, and whether its quantities are those of the hand. */
export function workedExamplesText(list: PriceList, manufacturer: Manufacturer, examples: readonly Example[]): string {
  const { calculate } = createEngine({ priceList: list, manufacturer, baseUrl: "" });
  const lines = examples.map(({ file, request, expected }) => {
    const name = list.roofs[request.roof]?.name ?? request.roof;
    const hangar = `${name} ${decimal(request.width)}×${decimal(request.length)}\u00a0м`;
    const { status, body } = calculate(request);
    if (status === 400) {
      const why = body.error.details.join("; ");
      return { hangar, told: `по этому прайс-листу не посчитать: ${why} (${file})`, agrees: false };
    }
    const positions = [...body.result.materials, ...body.result.works].filter((line) => !line.group);
    const qtys = new Map(positions.map(({ num, qty }) => [num, qty]));
    const nums = new Set([...qtys.keys(), ...Object.keys(expected.lines)]);
    const wrong = [...nums].flatMap((num) => {
      const [by, is] = [expected.lines[num]?.[0], qtys.get(num)];
      return by === is ? [] : [`${num} вручную ${quantity(by)}, здесь ${quantity(is)}`];
    });
    const total = roubles(body.result.total_with_vat);
    const told = [total, ...wrong].join("; ");
    return { hangar, told: wrong.length === 0 ? told : `${told} (${file})`, agrees: wrong.length === 0 };
  });
  const others = lines.filter(({ agrees }) => !agrees).length;
  const verdict =
    others === 0
      ? "количества сошлись во всех"
      : `в ${counted(others, "примере", "примерах", "примерах")} иначе. Если менялись только размеры и числа прайс-листа, ` +
        "так и должно быть; если строки positions.yaml, исправьте в названных файлах эти строки и итоги: их назовёт npm test";
  return [
    `Примеры, посчитанные вручную (${lines.length}): ${verdict}.`,
    "",
    ...lines.map(({ hangar, told }) => `- ${hangar}: ${told}`),
  ].join("\n");
}

const quantity = (qty: number | undefined): string => (qty === undefined ? "нет" : decimal(qty));

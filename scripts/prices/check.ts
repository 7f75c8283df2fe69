import { existsSync } from "node:fs";
import { loadData } from "../build/load-data.ts";
import { YamlSource } from "../../src/price-list/yaml-source.ts";
import { counted } from "../../src/engine/texts/format.ts";
import { listFile, readText, releaseFile, shown } from "./prices-folder.ts";
import { warnings, warningText } from "./warnings.ts";

/**
 * What there is to say of a folder with prices that a build would take; throws `PlainError` with every error, its line
 * and its cure, where it would not. `today` is the day that `valid_until` is held against.
 */
export function checkText(prices: string, today: string): string {
  const { priceList: list, archive } = loadData(prices, { baseUrl: "", leadEndpoint: undefined });
  const { version } = list.meta;
  const file = listFile(prices);
  const source = new YamlSource(readText(file));
  const found = warnings({ list, last: archive[0], isReleased: existsSync(releaseFile(prices, version)), today });
  const accepted = `${shown(file)}: ошибок нет, версия ${version}.`;
  if (found.length === 0) return accepted;
  const told = found.map((finding) => warningText(shown(file), source.place(finding.path), finding));
  const count = counted(found.length, "предупреждение", "предупреждения", "предупреждений");
  return [accepted, `${count}, посмотрите ещё раз:`, ...told].join("\n");
}

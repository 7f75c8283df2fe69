import { capitalized } from "../../text/format.ts";
import type { Overview } from "./overview.ts";
import { SharesTable } from "./SharesTable.tsx";
import { metresInWords, parameterInWords, refusalInWords, routeInWords, statusInWords } from "./words.ts";

/** As many as say what is going on. */
const MOST = 12;

type Shown = Pick<Overview, "requests" | "statuses" | "refusals" | "sizes" | "calls">;

/** What the counters hold now, a card each. */
export function SharesCards({ requests, statuses, refusals, sizes, calls }: Shown) {
  return (
    <div class="metric-shares">
      <SharesTable
        id="requests"
        title="Запросы"
        hint="Цены на страницах считает браузер: здесь видны открытые страницы, программы и ассистенты."
        heads={["Запрос", "Всего", "Отказано", "Сбоев"]}
        rows={requests.map(({ route, all, refused, failed }) => ({
          name: routeInWords(route),
          all,
          parts: [refused, failed],
        }))}
      />
      <SharesTable
        id="statuses"
        title="Чем кончились"
        heads={["Статус", "Запросов"]}
        rows={statuses.map(({ status, count }) => ({ name: statusInWords(status), all: count, parts: [] }))}
      />
      <SharesTable
        id="sizes"
        title="Каких размеров не хватает"
        hint="Их спрашивали у программ и ассистентов, а в прайс-листе их нет."
        heads={["Размер", "Раз"]}
        rows={sizes.slice(0, MOST).map(({ parameter, metres, count }) => ({
          name: `${capitalized(parameterInWords(parameter))} ${metresInWords(metres)}`,
          all: count,
          parts: [],
        }))}
      />
      <SharesTable
        id="refusals"
        title="Почему отказано"
        heads={["Причина", "Раз"]}
        rows={refusals.slice(0, MOST).map(({ code, parameter, count }) => ({
          name: refusalInWords(code, parameter),
          all: count,
          parts: [],
        }))}
      />
      <SharesTable
        id="calls"
        title="Ассистенты"
        heads={["Инструмент", "Вызовов", "Отказано"]}
        rows={calls.map(({ tool, all, refused }) => ({ name: tool, all, parts: [refused] }))}
      />
    </div>
  );
}

import type { ComponentChildren } from "preact";
import { dateInWords } from "../../text/date-in-words.ts";
import { counted, grouped } from "../../text/format.ts";
import type { Seen } from "./ask-server.ts";
import { healthTitle } from "./health.ts";
import { heldUpInWords } from "./words.ts";

const when = (at: number): string =>
  new Date(at).toLocaleString("ru", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

/** Whether the server is well, by which list it answers, and what became of applications and releases. */
export function HealthCard({ overview, health, at }: Seen) {
  const { since, applications, waiting, releases } = overview;
  const { accepted = 0, failed = 0 } = applications;
  const days = health && counted(health.prices_age_days, "день", "дня", "дней");
  const until = health?.prices_valid_until;
  const heldUpBy = health?.applications_held_up_by ?? [];
  const { applications_refused: refused = 0, applications_given_up: givenUp = 0 } = health ?? {};
  return (
    <section class="card desk-card" aria-labelledby="health-title">
      <h2 id="health-title">{healthTitle(health, waiting)}</h2>
      <dl class="metric-facts">
        {health && (
          <>
            <Fact name="Прайс-лист">
              от {dateInWords(health.prices_version)}, ему {days}
              {until !== undefined && `, действует по ${dateInWords(until)}`}
            </Fact>
            <Fact name="Сборка">
              <code>{health.build ?? "без имени"}</code>
            </Fact>
          </>
        )}
        <Fact name="Заявки">
          {waiting === undefined ? (
            "сервер их не хранит"
          ) : (
            <>
              принято {grouped(accepted)}
              {failed > 0 && `, не удалось принять ${grouped(failed)}`},{" "}
              {Number.isNaN(waiting) ? (
                <strong>сколько ждёт, не видно: папка заявок не читается</strong>
              ) : (
                <>
                  ждёт доставки <strong>{grouped(waiting)}</strong>
                  {heldUpBy.map((server) => (
                    <strong key={server}>; {heldUpInWords(server)}</strong>
                  ))}
                  {refused > 0 && (
                    <strong>; пробовали и не доставили {grouped(refused)}, почему — в журнале сервера</strong>
                  )}
                  {givenUp > 0 && <strong>; больше не отправляются: {grouped(givenUp)}, лежат в папке given-up</strong>}
                </>
              )}
            </>
          )}
        </Fact>
        <Fact name="Публикации">
          отказано {grouped(releases["refused"] ?? 0)}, не удалось {grouped(releases["failed"] ?? 0)}; удачную видно по
          прайс-листу и сборке
        </Fact>
        <Fact name="Счётчики">с {when(since)}: после перезапуска и публикации сервер считает заново</Fact>
      </dl>
      <p class="hint">
        Обновлено в {new Date(at).toLocaleTimeString("ru")}, дальше — каждые 5 секунд, пока страница на виду.
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

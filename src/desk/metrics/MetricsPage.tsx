import { useEffect, useState } from "preact/hooks";
import { hasMetrics, type Trouble } from "./ask-server.ts";
import { CoursesCard } from "./courses/CoursesCard.tsx";
import { HealthCard } from "./HealthCard.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { SharesCards } from "./SharesCards.tsx";
import { Patterns } from "./Patterns.tsx";
import { useLooking, type GivenKey } from "./use-looking.ts";

/** What the server that the page is opened from says of its own work, to whoever has the key. */
export function MetricsPage() {
  const [isThere, setThere] = useState<boolean | undefined>(true);
  const [given, give] = useState<GivenKey | undefined>();
  useEffect(() => void hasMetrics().then(setThere), []);
  const { last, course, trouble } = useLooking(given);
  const isRefused = trouble === "wrong key" || trouble === "too many attempts";
  const seenAt = last && new Date(last.at).toLocaleTimeString("ru");
  return (
    <div class="desk-cards">
      {isThere === false ? <NoMetrics /> : (!last || isRefused) && <KeyForm onKey={(key) => give({ key })} />}
      {trouble && (
        <p class="notice" role="alert">
          {TROUBLES[trouble]}
          {seenAt && ` Ниже — то, что было видно в ${seenAt}.`}
        </p>
      )}
      {last && (
        <>
          <Patterns />
          <HealthCard {...last} />
          <CoursesCard course={course} hasApplications={last.overview.waiting !== undefined} />
          <SharesCards {...last.overview} />
        </>
      )}
    </div>
  );
}

const TROUBLES: Readonly<Record<Trouble["is"], string>> = {
  "no metrics": "Метрики на этом сервере выключены.",
  "wrong key": "Ключ не подошёл: проверьте его.",
  "too many attempts": "Ключ не подошёл, и неверных попыток слишком много. Подождите минуту и введите его ещё раз.",
  "no connection": "Нет связи с сервером, пробуем снова.",
  "strange answer": "Сервер ответил не метриками, пробуем снова.",
};

function NoMetrics() {
  return (
    <p class="notice">
      Метрик здесь нет: их считает сервер на Node.js, запущенный с ключом <code>METRICS_TOKEN</code>.{" "}
      <a href="/docs/self-hosting/#видеть-как-он-работает">Как его включить</a>.
    </p>
  );
}

import { CoursePlot } from "./CoursePlot.tsx";
import type { Moment } from "./course.ts";

interface Course {
  name: string;
  valueOf: (moment: Moment) => number | undefined;
}

const RATES: readonly Course[] = [
  { name: "Запросов в минуту", valueOf: ({ perMinute }) => perMinute?.requests },
  { name: "Отказов в минуту", valueOf: ({ perMinute }) => perMinute?.refusals },
  { name: "Подборов в минуту", valueOf: ({ perMinute }) => perMinute?.searches },
];
const APPLICATIONS: readonly Course[] = [
  { name: "Заявок в минуту", valueOf: ({ perMinute }) => perMinute?.applications },
  { name: "Заявок ждёт доставки", valueOf: ({ waiting }) => waiting },
];

/** How it goes on since the page was opened: a plot each, and all of them as one table. */
export function CoursesCard({ course, hasApplications }: { course: readonly Moment[]; hasApplications: boolean }) {
  const courses = hasApplications ? [...RATES, ...APPLICATIONS] : RATES;
  return (
    <section class="card desk-card" aria-labelledby="courses-title">
      <h2 id="courses-title">Как идёт</h2>
      <p class="hint">Пока открыта страница, за последние десять минут.</p>
      <div class="metric-courses">
        {courses.map(({ name, valueOf }) => (
          <CoursePlot key={name} name={name} values={course.map(valueOf)} from={course[0]!.at} to={course.at(-1)!.at} />
        ))}
      </div>
      <details>
        <summary>Эти же числа таблицей</summary>
        <div class="table-scroll" role="region" aria-label="Как идёт: числа" tabIndex={0}>
          <table class="metric-table">
            <thead>
              <tr>
                <th scope="col">Время</th>
                {courses.map(({ name }) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...course].reverse().map((moment) => (
                <tr key={moment.at}>
                  <th scope="row">{new Date(moment.at).toLocaleTimeString("ru")}</th>
                  {courses.map(({ name, valueOf }) => (
                    <td key={name}>{rounded(valueOf(moment))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

const rounded = (value: number | undefined): string => (value === undefined ? "—" : String(Math.round(value)));

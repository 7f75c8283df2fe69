import { expect, test, vi } from "vitest";
import type { Progress } from "../../../../services/release-progress.ts";
import { Publication } from "./publication.ts";

const [PROVE, BUILD]: Progress[] = [
  { step: "prove", text: "Проверяем" },
  { step: "build", text: "Собираем" },
];

test("who comes late to a release hears all that was told of it", () => {
  const publication = new Publication("{}");
  const [early, late]: [Progress[], Progress[]] = [[], []];
  publication.follow((progress) => early.push(progress));
  publication.tell(PROVE!);
  publication.follow((progress) => late.push(progress));
  publication.tell(BUILD!);
  expect([early, late]).toEqual([
    [PROVE, BUILD],
    [PROVE, BUILD],
  ]);
});

test.each([
  ['{"by":"Анна"}', "Уже публикуется другой выпуск (Анна, начат только что): дождитесь его конца и нажмите ещё раз."],
  ["нет", "Уже публикуется другой выпуск (начат только что): дождитесь его конца и нажмите ещё раз."],
])("who comes with another than %s is told whose it is", (release, busy) => {
  expect(new Publication(release).busy).toBe(busy);
});

test("how long ago it began is told though the clock is put back", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const publication = new Publication("{}");
  vi.advanceTimersByTime(120_000);
  vi.setSystemTime(0);
  expect(publication.busy).toContain("начат 2\u00a0мин назад");
  vi.useRealTimers();
});

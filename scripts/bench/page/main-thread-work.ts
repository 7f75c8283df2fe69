/** An event of a Chromium trace; times in microseconds, `tdur` by the clock of the thread alone. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Milliseconds that the thread of each measure of this name worked within it. Of a task that had begun before, its share. */
export function workWithin(measure: string, trace: readonly TraceEvent[]): number[] {
  const bounds = (ph: string) => trace.filter((event) => event.name === measure && event.ph === ph);
  const begins = bounds("b").sort((a, b) => a.ts - b.ts);
  const ends = bounds("e").sort((a, b) => a.ts - b.ts);
  const tasks = trace.filter(
    ({ name, ph, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && ph === "X" && pid === begins[0]?.pid && tid === begins[0].tid,
  );
  return begins.map(({ ts: from }, at) => {
    const to = ends[at]!.ts;
    const work = tasks.map(({ ts, dur = 0, tdur = 0 }) => {
      const within = Math.min(to, ts + dur) - Math.max(from, ts);
      return within > 0 ? (tdur * within) / dur : 0;
    });
    return work.reduce((sum, part) => sum + part, 0) / 1000;
  });
}

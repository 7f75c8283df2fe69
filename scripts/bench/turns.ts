import { Bench } from "tinybench";

/** One of the things compared. */
export interface Side {
  /** One operation, on the sample with this index. */
  operation(index: number): unknown;
  /** Operations in one turn: enough for about a millisecond. */
  perTurn: number;
}

/** Whatever an operation gives is kept here, so that none can be optimized away. */
const kept: { value: unknown } = { value: undefined };

/**
 * Microseconds of one operation in each round, by the side's name. The sides take turns, many and short, so that
 * whatever else the machine does at the time hits them alike; the first quarter of the rounds only warms up.
 */
export function byTurns<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  sampleCount: number,
  rounds: number,
): Record<Name, number[]> {
  const names = Object.keys(sides) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({ iterations: 1, time: 0, warmup: false });
    for (const name of names) {
      const { operation, perTurn } = sides[name];
      const from = round * perTurn;
      const turn = () => {
        for (let at = from; at < from + perTurn; at++) kept.value = operation(at % sampleCount);
      };
      bench.add(name, turn, { async: false });
    }
    for (const { name, result } of bench.runSync()) {
      if (result.state !== "completed") throw new Error(`${name}: ${result.state}`, { cause: result });
      const side = name as Name;
      if (round >= rounds / 4) times[side].push((result.latency.mean * 1000) / sides[side].perTurn);
    }
    // Nobody always comes second.
    names.reverse();
  }
  return times;
}

export function median(values: readonly number[]): number {
  const ascending = [...values].sort((a, b) => a - b);
  return ascending[ascending.length >> 1] as number;
}

/** How many times the one takes the other's time; each round compares itself alone. */
export function medianRatio(ones: readonly number[], others: readonly number[]): number {
  return median(ones.map((one, round) => one / (others[round] as number)));
}

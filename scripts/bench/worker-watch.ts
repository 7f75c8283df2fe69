interface Asking {
  /** Address of the worker. */
  script: string;
  wishes: Readonly<Record<string, unknown>>;
  searches: number;
}

/**
 * Milliseconds from question to answer, of the first one from the start of the worker. It runs inside the page: it uses
 * nothing from around it.
 */
export async function askWorker({ script, wishes, searches }: Asking): Promise<number[]> {
  const times: number[] = [];
  let asked = performance.now();
  const worker = new Worker(script, { type: "module" });
  for (let number = 0; number < searches; number++) {
    const answered = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data.answer.status);
      worker.onerror = () => reject(new Error("The worker broke down"));
    });
    worker.postMessage({ number, wishes: Object.entries(wishes) });
    if ((await answered) !== 200) throw new Error("The search was refused");
    times.push(performance.now() - asked);
    asked = performance.now();
  }
  worker.terminate();
  return times;
}

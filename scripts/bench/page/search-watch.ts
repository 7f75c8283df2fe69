declare global {
  interface Window {
    /** Moment at which the page started its worker. */
    workerStarted?: number;
    /** Moment at which the first search stood on the page. */
    firstFound?: number;
  }
}

/** Runs inside the page before its own scripts: uses nothing from around it. Notes both ends of the first search. */
export function watchFirstSearch(): void {
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      window.workerStarted ??= performance.now();
      super(...given);
    }
  };
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(".found-card")) return;
    observer.disconnect();
    window.firstFound = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Runs inside the page: uses nothing from around it. Milliseconds from each budget typed to its hangars on the page; the
 * budgets must lie so far apart that each brings others.
 */
export async function typeBudgets(budgets: readonly number[]): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>("#filter-budget")!;
  const times: number[] = [];
  for (const budget of budgets) {
    const changed = new Promise<void>((resolve) => {
      const shown = document.querySelector(".found-card")!.getAttribute("data-id");
      new MutationObserver((_changes, observer) => {
        if (document.querySelector(".found-card")!.getAttribute("data-id") === shown) return;
        observer.disconnect();
        resolve();
      }).observe(document.querySelector("#found")!, { attributes: true, childList: true, subtree: true });
    });
    const typed = performance.now();
    field.value = String(budget);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await changed;
    times.push(performance.now() - typed);
    // As between two keys: the page is done with what it put off.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
}

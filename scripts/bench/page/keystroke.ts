import { chromium, type CDPSession, type Page } from "@playwright/test";
import { chromiumOptions } from "../../chromium.ts";
import { measureTotals, MEASURE } from "./total-watch.ts";
import type { Target } from "../target.ts";
import { workWithin, type TraceEvent } from "./main-thread-work.ts";
import { median } from "../turns.ts";

/** Milliseconds of a frame at 60 Hz. */
const FRAME_MS = 1000 / 60;
/** A slow phone against the machine that runs this. */
const CPU_SLOWDOWN = 4;
/** Milliseconds from key to key: nobody types faster; in proportion to the page's work, which is not slowed down here. */
const GAP_MS = 80 / CPU_SLOWDOWN;
const WARM_UP_ROUNDS = 1;
const ROUNDS = 8;

/** Where the keys go to, and the keys in turn. */
const KEYS: readonly { control: string; keys: readonly string[] }[] = [
  { control: "#field-length", keys: ["End", "Backspace", "6", "Backspace", "5", "Backspace", "0"] },
  { control: ".slider", keys: ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowLeft"] },
  { control: ".stepper button:last-child", keys: ["Enter"] },
  { control: ".stepper button:first-child", keys: ["Enter"] },
];

/**
 * From a key to the end of the frame with the new total, on a phone's calculator: all that the main thread does in that
 * time, whatever it is for, by the thread's own clock, times the slowdown. The wall clock, and a slowdown that is
 * emulated by it, would measure the other programs of the machine as well.
 */
export async function keystroke(url: string): Promise<Target[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await pressAll(page, WARM_UP_ROUNDS);
    await page.evaluate(measureTotals, MEASURE);
    const trace = await traced(await browser.newBrowserCDPSession(), () => pressAll(page, ROUNDS));
    const times = workWithin(MEASURE, trace).sort((a, b) => a - b);
    const of = (id: Target["id"], ms: number): Target => ({
      id,
      measured: (ms * CPU_SLOWDOWN) / FRAME_MS,
      decimals: 2,
    });
    return [
      { ...of("keystrokeMedian", median(times)), bound: { atMost: 1 } },
      // No bound: of one and the same build it is between 0.8 and 1.4 with what else the machine has to do.
      of("keystroke95", times[Math.floor(times.length * 0.95)]!),
    ];
  } finally {
    await browser.close();
  }
}

async function pressAll(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const { control, keys } of KEYS) {
      await page.evaluate(focusAtRest, control);
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(GAP_MS);
      }
    }
  }
}

/**
 * Runs inside the page: uses nothing from around it. Puts the focus on the first of the elements and waits until the page
 * stands still, as a person does: the way to it is scrolled smoothly. A locator would leave listeners in the page.
 */
async function focusAtRest(selector: string): Promise<void> {
  const STILL_FRAMES = 6;
  document.querySelector<HTMLElement>(selector)!.focus();
  for (let still = 0, at = scrollY; still < STILL_FRAMES; still = scrollY === at ? still + 1 : 0, at = scrollY) {
    await new Promise(requestAnimationFrame);
  }
}

async function traced(devTools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devTools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ["toplevel", "blink.user_timing"];
  await devTools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await work();
  const isComplete = new Promise((resolve) => devTools.once("Tracing.tracingComplete", resolve));
  await devTools.send("Tracing.end");
  await isComplete;
  return events;
}

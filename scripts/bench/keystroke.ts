import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../chromium.ts";
import type { Target } from "./target.ts";
import { totalTimes, watchTotal } from "./total-watch.ts";
import { median } from "./turns.ts";

/** Milliseconds of a frame at 60 Hz. */
const FRAME_MS = 1000 / 60;
/** A slow phone against the machine that runs this. */
const CPU_SLOWDOWN = 4;
const WARM_UP = 6;

/** Where the keys go to, and the keys in turn: each moves the total. */
const KEYS: readonly { control: string; keys: readonly string[] }[] = [
  { control: "#field-length", keys: ["End", "Backspace", "6", "Backspace", "5", "Backspace", "0"] },
  { control: ".slider", keys: ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowLeft"] },
  { control: ".stepper button:last-child >> nth=0", keys: ["Enter"] },
  { control: ".stepper button:first-child >> nth=0", keys: ["Enter"] },
];
const ROUNDS = 6;

/** From a key to the frame with the new total, on the calculator of a phone with a slow processor. */
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
    const devTools = await context.newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const times = (await pressAll(page)).slice(WARM_UP).sort((a, b) => a - b);
    const what = `Keystroke to the new total at ${CPU_SLOWDOWN}× CPU slowdown, in frames`;
    const of = (name: string, ms: number): Target => ({
      what: `${what}: ${name}`,
      measured: ms / FRAME_MS,
      decimals: 2,
      bound: { atMost: 1 },
    });
    return [of("median", median(times)), of("95 %", times[Math.floor(times.length * 0.95)]!)];
  } finally {
    await browser.close();
  }
}

async function pressAll(page: Page): Promise<number[]> {
  await page.evaluate(watchTotal);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { control, keys } of KEYS) {
      await page.locator(control).focus();
      for (const key of keys) {
        await page.keyboard.press(key);
        // Nobody types faster; what the page puts off until after the frame is done by then.
        await page.waitForTimeout(80);
      }
    }
  }
  return page.evaluate(totalTimes);
}

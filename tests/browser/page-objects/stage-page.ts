import { expect, type Locator, type Page } from "@playwright/test";

type Size = "length" | "width" | "height";

/** The hangar's picture: still or live, with its sizes, views and colours. */
export class StagePage {
  readonly page: Page;
  readonly region: Locator;
  readonly still: Locator;
  readonly canvas: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole("region", { name: "Ваш ангар" });
    this.still = this.region.locator(".stage-picture .building");
    this.canvas = this.region.getByRole("application");
  }

  async open(search = ""): Promise<void> {
    await this.page.goto(`/${search}`);
  }

  async expectLive(): Promise<void> {
    // It comes at once for somebody who is there.
    await this.page.mouse.move(1, 1);
    await expect(this.region.locator("[data-live=true]")).toBeVisible();
    await expect(this.still).toHaveCount(0);
  }

  view(name: string): Locator {
    return this.region.getByRole("radiogroup", { name: "Вид" }).getByRole("radio", { name, exact: true });
  }

  colour(name: string): Locator {
    return this.region.getByRole("radio", { name });
  }

  pill(size: Size): Locator {
    return this.region.locator(`.pill[data-size=${size}] text`);
  }

  /** The middle of a handle, px. */
  async knob(size: Size): Promise<{ x: number; y: number }> {
    const knob = this.region.locator(`.handle[data-size=${size}] .knob`);
    let box = { x: 0, y: 0, width: 0, height: 0 };
    // As the picture below: it is made anew.
    await expect(async () => {
      box = (await knob.boundingBox())!;
      expect(box).not.toBeNull();
    }).toPass({ intervals: [50] });
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** The picture as it is once it has come to rest. */
  async pixels(): Promise<Buffer> {
    const place = this.region.locator(".stage-place");
    let last: Buffer = Buffer.of();
    // The place itself is made anew when the page comes alive with another hangar than its own.
    await expect(async () => {
      const before = last;
      last = await place.screenshot();
      expect(last.equals(before)).toBe(true);
    }).toPass({ intervals: [200] });
    return last;
  }
}

/** From the next page on the browser gives no WebGL. */
export async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...rest);
    } as typeof getContext;
  });
}

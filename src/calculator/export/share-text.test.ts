import { afterEach, expect, test, vi } from "vitest";
import { canShare, shareText } from "./share-text.ts";

afterEach(() => void vi.unstubAllGlobals());

const browserWith = (share?: (data: ShareData) => Promise<void>) => vi.stubGlobal("navigator", { share });

test("sharing is offered where the browser can, and never while the page is made", () => {
  browserWith(() => Promise.resolve());
  expect(canShare()).toBe(true);
  browserWith();
  expect(canShare()).toBe(false);
  vi.stubGlobal("navigator", undefined);
  expect(canShare()).toBe(false);
});

test("the text is handed over, giving up is no failure, anything else is one", async () => {
  const share = vi.fn(() => Promise.resolve());
  browserWith(share);
  await shareText("Ангар", "Текст");
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Ангар", text: "Текст" });
  browserWith(() => Promise.reject(new DOMException("", "AbortError")));
  await shareText("Ангар", "Текст");
  browserWith(() => Promise.reject(new DOMException("", "NotAllowedError")));
  await expect(shareText("Ангар", "Текст")).rejects.toThrow();
});

import type { qrPath } from "./qr-path.ts";

let draw: typeof qrPath | undefined;

/** Fetches what draws QR codes. Where it does not come, the offer does without: the link stands on it in letters too. */
export async function prepareQr(): Promise<void> {
  draw ??= await import("./qr-path.ts").then(
    (module) => module.qrPath,
    () => undefined,
  );
}

/** Nothing while what draws it is not there. */
export const qrOf = (text: string): ReturnType<typeof qrPath> | undefined => draw?.(text);

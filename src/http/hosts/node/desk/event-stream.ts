import { isLast, type Progress } from "../../../../services/release-progress.ts";

/** Proxies cut off an answer of which nothing comes for a minute, and a build may be silent for longer: milliseconds. */
const SILENT = 15_000;
const COMMENT = ": the build goes on\n\n";

/**
 * Server-sent events (HTML, 9.2): one for each thing that happens, and a comment where nothing does. A client that goes
 * away stops nothing.
 */
export function eventStream(work: (onProgress: (progress: Progress) => void) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let beat: NodeJS.Timeout | undefined;
  let isGone = false;
  return new ReadableStream<Uint8Array>({
    start(stream) {
      beat = setInterval(() => stream.enqueue(encoder.encode(COMMENT)), SILENT);
      work((progress) => {
        if (isGone) return;
        stream.enqueue(encoder.encode(`data: ${JSON.stringify(progress)}\n\n`));
        if (!isLast(progress)) return void beat?.refresh();
        clearInterval(beat);
        stream.close();
      });
    },
    cancel() {
      isGone = true;
      clearInterval(beat);
    },
  });
}

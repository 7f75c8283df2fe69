import type { Progress } from "../../../services/release-progress.ts";

/** What a server tells of a release: server-sent events, each with JSON. Comments among them only keep the connection. */
export async function* progressOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Progress> {
  let rest = "";
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (rest + read.value).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) if (!event.startsWith(":")) yield JSON.parse(event.replace(/^data: /, "")) as Progress;
  }
}

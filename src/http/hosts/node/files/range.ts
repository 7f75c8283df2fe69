import type { Reply } from "../../../reply.ts";

/** One range of bytes: from a place on, between two, or so many at the end. */
const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** The part of a whole file that a `Range` asks for (RFC 9110, 14.2); the whole of it where several are, or none. */
export function askedRange(range: string, whole: Reply): Reply {
  const bytes = whole.bytes!;
  const { length } = bytes;
  const [, first = "", last = ""] = ONE_RANGE.exec(range) ?? [];
  if (first === "" && last === "") return whole;
  const start = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? length : Math.min(length, Number(last) + 1);
  if (first !== "" && last !== "" && Number(last) < start) return whole;
  if (start >= end) {
    return { status: 416, headers: { "content-range": `bytes */${length}`, "content-length": "0" }, bytes: null };
  }
  const headers = {
    ...whole.headers,
    "content-range": `bytes ${start}-${end - 1}/${length}`,
    "content-length": String(end - start),
  };
  return { status: 206, headers, bytes: bytes.subarray(start, end) };
}

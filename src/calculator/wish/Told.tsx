import { quoted } from "../../text/format.ts";
import type { Understanding } from "../../understanding/response.ts";

/** What is not offered, with its reason, and what words with a wide meaning were taken for. */
export function Told({ understanding: { not_offered, notes } }: { understanding: Understanding }) {
  if (not_offered.length + notes.length === 0) return null;
  return (
    <ul class="wish-notes">
      {not_offered.map(({ text, start, reason }) => (
        <li key={`${start} ${reason}`}>
          <b>{quoted(text)}</b> — {reason}
        </li>
      ))}
      {notes.map(({ start, note }) => (
        <li key={`${start} ${note}`}>{note}</li>
      ))}
    </ul>
  );
}

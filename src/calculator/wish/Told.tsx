import { listed, quoted } from "../../text/format.ts";
import type { Understanding } from "../../understanding/response.ts";

/** What is not offered, with its reason, and what words with a wide meaning were taken for. */
export function Told({ understanding: { not_offered, notes } }: { understanding: Understanding }) {
  if (not_offered.length + notes.length === 0) return null;
  const reasons = [...new Set(not_offered.map(({ reason }) => reason))];
  const wordsOf = (told: string) => not_offered.filter(({ reason }) => reason === told).map(({ text }) => quoted(text));
  return (
    <ul class="wish-notes">
      {reasons.map((reason) => (
        <li key={reason}>
          <b>{listed([...new Set(wordsOf(reason))])}</b> — {reason}
        </li>
      ))}
      {notes.map(({ start, note }) => (
        <li key={`${start} ${note}`}>{note}</li>
      ))}
    </ul>
  );
}

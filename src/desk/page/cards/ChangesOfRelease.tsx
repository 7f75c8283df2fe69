import { useState } from "preact/hooks";
import { MANUFACTURER } from "../../../price-list/prices-folder.ts";
import { parseManufacturer } from "../../../price-proof/load.ts";
import { dateInWords } from "../../../text/date-in-words.ts";
import { releaseChanges, type ReleaseChanges } from "../../review/release-changes.ts";
import { releasedOnSite } from "../prices-in-force.ts";
import { useDesk } from "../use-desk.ts";

/** What a release changed in the list before it, worked out when it is asked for. */
export function ChangesOfRelease({ version, former }: { version: string; former: string }) {
  const { texts } = useDesk().inForce;
  const [changes, tell] = useState<ReleaseChanges | "asked" | "none" | "incomparable">();

  async function look(): Promise<void> {
    tell("asked");
    try {
      const [older, newer] = await Promise.all([former, version].map((each) => releasedOnSite(texts, each)));
      const manufacturer = parseManufacturer(texts[MANUFACTURER] ?? "", MANUFACTURER);
      tell(older && newer ? releaseChanges(older, newer, manufacturer) : "none");
    } catch (error) {
      console.error(error);
      tell("incomparable");
    }
  }

  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && typeof changes !== "object" && void look()}>
      <summary>
        Что изменилось<span class="visually-hidden"> в прайс-листе от {dateInWords(version)}</span>
      </summary>
      {changes === "asked" && <p class="hint">Сравниваем с прежним…</p>}
      {changes === "none" && <p class="hint">Прайс-листы не открылись: проверьте сеть и раскройте ещё раз.</p>}
      {changes === "incomparable" && <p class="hint">Сравнить не получилось: один из двух прайс-листов не прочесть.</p>}
      {typeof changes === "object" && <Changes {...changes} />}
    </details>
  );
}

function Changes({ summary, values, left, totals }: ReleaseChanges) {
  return (
    <>
      <p>{summary}</p>
      <Lines lines={left === 0 ? values : [...values, `и ещё ${left}`]} />
      {totals.length > 0 && <p>Сильнее всего изменились итоги:</p>}
      <Lines lines={totals} />
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul class="plain-list">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

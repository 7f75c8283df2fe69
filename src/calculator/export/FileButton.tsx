import type { CalcResponse } from "hangar-engine";
import { fileName } from "../../formats/file-name.ts";
import type { WrittenFormat } from "../../formats/write-calculation.ts";
import { hasNoNetwork } from "../ui/connection.ts";
import { ExportButton, useWork } from "./ExportButton.tsx";
import { fileAddress } from "./file-address.ts";

interface Props {
  body: CalcResponse;
  format: WrittenFormat;
  label: string;
  /** What of the buyer's words the sums go without, in sentences. */
  leftOut: readonly string[];
  /** Makes the file here, and gives it to the browser: what becomes of it then no page can know. */
  make: () => Promise<void>;
}

const TOLD = { done: "Файл готов", failed: "Не вышло — проверьте связь" };

/** What has sums in it; the service knows of no words, so that beside some the page makes these. */
const WITH_SUMS: readonly WrittenFormat[] = ["csv", "xlsx"];

/** A link to the file at the service, which every browser saves; without a network the page makes the file. */
export function FileButton({ body, format, label, leftOut, make }: Props) {
  const address = leftOut.length > 0 && WITH_SUMS.includes(format) ? undefined : fileAddress(body, format);
  const { busy, text, work } = useWork({ label, act: make, ...TOLD });
  if (address === undefined) return <ExportButton label={label} act={make} {...TOLD} />;
  return (
    <a
      class="button"
      href={address}
      download={fileName(body, format)}
      onClick={(event) => {
        if (!hasNoNetwork()) return;
        event.preventDefault();
        void work();
      }}
      aria-live="polite"
      aria-busy={busy}
    >
      {text}
    </a>
  );
}

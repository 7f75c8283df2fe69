import { useState } from "preact/hooks";
import { phoneInWords } from "../../../applications/request/phone.ts";
import type { Sending } from "./use-sending.ts";
import { roubles } from "../../../text/format.ts";
import { REQUESTS_OF_OTHER } from "../../saved/other-version.ts";
import { OtherVersion } from "../../saved/OtherVersion.tsx";
import { TakeBack, type Removal } from "../../ui/TakeBack.tsx";
import { outbox } from "./outbox.ts";
import { UnsentNotice } from "./UnsentNotice.tsx";

interface Properties {
  sending: Sending;
  endpoint: string | undefined;
  /** The calculation whose own form tells about its quote request. */
  except?: string | undefined;
}

/** Quote requests of this device that have not arrived, those of the calculation on the page aside. */
export function UnsentList({ sending: { unsent, underWay, arrived, isKept, send }, endpoint, except }: Properties) {
  const others = unsent.filter(({ quoteRequest }) => quoteRequest.calculation_id !== except);
  const [removal, setRemoval] = useState<Removal>();
  const isTold = arrived !== undefined && arrived.calculation_id !== except;
  return (
    <>
      <p role="status" class="arrived">
        {isTold && `Заявка по расчёту ${arrived.calculation_id} отправлена.`}
      </p>
      {others.length > 0 && (
        <section class="card unsent-list" aria-labelledby="unsent-title">
          <h2 id="unsent-title">{except === undefined ? "Неотправленные заявки" : "Другие неотправленные заявки"}</h2>
          {others.map((item) => {
            const { idempotency_key, calculation_id, total_with_vat, contacts } = item.quoteRequest;
            const isUnderWay = underWay?.idempotency_key === idempotency_key;
            return (
              <UnsentNotice
                key={idempotency_key}
                unsent={item}
                isKept={isKept}
                isUnderWay={isUnderWay}
                onForget={setRemoval}
                about={
                  <>
                    <a href={`/request/?calculation_id=${encodeURIComponent(calculation_id)}`}>{calculation_id}</a>,{" "}
                    {roubles(total_with_vat)} · {contacts.name},{" "}
                    <span class="nowrap">{phoneInWords(contacts.phone ?? "")}</span>
                  </>
                }
                action={
                  endpoint !== undefined && (
                    <button
                      type="button"
                      class="button small"
                      aria-disabled={underWay !== undefined}
                      onClick={() => void send(item.quoteRequest)}
                    >
                      {isUnderWay ? "Отправляется…" : "Отправить ещё раз"}
                    </button>
                  )
                }
              />
            );
          })}
        </section>
      )}
      <OtherVersion list={outbox} text={REQUESTS_OF_OTHER} />
      <TakeBack removal={removal} onDone={() => setRemoval(undefined)} />
    </>
  );
}

import { phoneInWords } from "../contacts/phone.ts";
import type { Sending } from "./use-sending.ts";
import { roubles } from "../../../text/format.ts";
import { requestsOfOther } from "../../saved/other-version.ts";
import { OtherVersion } from "../../saved/OtherVersion.tsx";
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
  const isTold = arrived !== undefined && arrived.calculation_id !== except;
  return (
    <>
      <p role="status" class="arrived">
        {isTold && `Заявка по расчёту ${arrived.calculation_id} отправлена.`}
      </p>
      {others.length + outbox.unread() > 0 && (
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
                about={
                  <>
                    <a href={`/request/?calculation_id=${encodeURIComponent(calculation_id)}`}>{calculation_id}</a>,{" "}
                    {roubles(total_with_vat)} · {contacts.name}, {phoneInWords(contacts.phone ?? "")}
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
          <OtherVersion list={outbox} text={requestsOfOther} />
        </section>
      )}
    </>
  );
}

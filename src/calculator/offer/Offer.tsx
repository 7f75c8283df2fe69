import { baseUrl, type CalcResponse, configurationInWords, loads, readWarning } from "hangar-engine";
import { capitalized, counted, roubles, sentence, withUnit } from "../../text/format.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { localDay } from "../../text/local-day.ts";
import { stampedLink } from "../../text/stamped-link.ts";
import { vatInWords } from "../../text/vat-in-words.ts";
import { whatIsPriced } from "../../text/what-is-priced.ts";
import { buildingPicture } from "../../drawing/building/BuildingPicture.tsx";
import { HangarDrawings } from "../../drawing/HangarDrawings.tsx";
import { useLayout } from "../../drawing/use-layout.ts";
import { included } from "../export/included.ts";
import { readClientName } from "./client-name.ts";
import { OfferBill } from "./OfferBill.tsx";
import { UNCHECKED_PRICES } from "../ui/connection.ts";
import { Unbroken } from "../ui/Unbroken.tsx";
import { qrOf } from "../ui/qr.ts";
import { passedOn } from "../link/unsettled-notice.ts";
import { besidePrice, type LeftOut } from "../wish/left-out.ts";
import { validity } from "./validity.ts";

/** A calculation as a commercial offer on A4, made at the moment `now`. Drawings say where openings are: a bare frame has none. */
export function Offer({
  body,
  now,
  leftOut,
  isUnchecked,
}: {
  body: CalcResponse;
  now: Date;
  leftOut: LeftOut;
  isUnchecked: boolean;
}) {
  const { result } = body;
  const { layout, openings } = useLayout(body);
  const today = localDay(now);
  const { holds, then } = validity(today, body.prices_valid_until);
  const client = readClientName();
  const beside = besidePrice(leftOut);
  const facts: [name: string, value: string][] = [
    ["Площадь", withUnit(result.area_m2, "м²")],
    ["Каркас", counted(result.frames, "рама", "рамы", "рам")],
    ["За м²", roubles(body.price_per_m2_with_vat)],
    ["Изготовление каркаса", counted(body.production_days, "день", "дня", "дней")],
  ];
  return (
    <article>
      <header class="offer-head">
        <h1>Коммерческое предложение</h1>
        <p>
          от&nbsp;{dateInWords(today)}, {holds}
        </p>
      </header>
      {client !== "" && (
        <p class="offer-client">
          Для: <b>{client}</b>
        </p>
      )}
      <div class="offer-summary">
        <div class="offer-picture">{buildingPicture(layout)}</div>
        <div>
          <p class="offer-total">
            <b>{roubles(result.total_with_vat)}</b> с {vatInWords(body.vat_rate)}
            {beside && `, ${beside}`}
          </p>
          <p class="offer-configuration">
            <Unbroken text={`${whatIsPriced(body)}: ${sentence(configurationInWords(body))}`} />
          </p>
          {isUnchecked && <p>{UNCHECKED_PRICES}</p>}
          {[...leftOut.sentences, ...(body.normalization_notes ?? [])].map((note) => (
            <p key={note}>{note}</p>
          ))}
          {loads !== undefined && <p>{loads}</p>}
        </div>
      </div>
      <dl class="offer-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OfferBill body={body} />
      {openings.length > 0 && (
        <div class="offer-drawings">
          <HangarDrawings body={body} />
        </div>
      )}
      <div class="offer-close">
        <section>
          <h2>Входит в цену</h2>
          <p>{sentence(capitalized(included(result)))}</p>
          <h2>Не входит и что учесть</h2>
          <ul>
            {body.warnings.map(readWarning).map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Срок и условия</h2>
          <p>{body.production_time_text}</p>
          <p>
            Цены по прайс-листу от {dateInWords(body.prices_version)}, {holds}. {then}
          </p>
          <h2>
            Расчёт <span class="nowrap">{body.calculation_id}</span>
          </h2>
          <OfferLink address={passedOn(stampedLink(body), leftOut.isAsRead)} />
          <p>Пересчитать в Excel: {baseUrl}/calculator.xlsx</p>
        </section>
      </div>
    </article>
  );
}

/** The way back from paper to the calculation: for a phone's camera and for fingers. */
function OfferLink({ address }: { address: string }) {
  const qr = qrOf(address);
  return (
    <div class="offer-link">
      {qr && (
        <svg class="offer-qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR-код этого расчёта">
          <path d={qr.d} />
        </svg>
      )}
      <p>{address}</p>
    </div>
  );
}

import { priceList } from "hangar-engine";
import { sameSite } from "../../ui/same-site.ts";
import { metresOfMm, roubles, withUnit } from "../../../text/format.ts";
import type { FoundHangar } from "../../../search/response.ts";
import { roofOf, widthName } from "../../form/sizes/sizes.ts";
import { FoundPicture } from "./Pictures.tsx";
import { inThePrice } from "./in-the-price.ts";

/** One hangar that was found: its picture, how large, what it costs, what is in, and the way to its whole calculation. */
export function FoundCard({
  item,
  praise,
}: {
  item: FoundHangar;
  /** Of the first: what it is the most of. */
  praise?: string;
}) {
  const { request } = item;
  const width = widthName(roofOf(priceList, request.roof), request.width_mm);
  const length = withUnit(request.length_m, "м");
  return (
    <article class="found-card" data-id={item.calculation_id}>
      <FoundPicture id={item.calculation_id} />
      {praise && <p class="found-praise">{praise}</p>}
      <div class="found-head">
        <h3>
          <span class="found-area">{withUnit(item.area_m2, "м²")}</span>{" "}
          <span class="found-size">
            {width}&nbsp;×&nbsp;{length}
          </span>
        </h3>
        <p class="found-total">
          <span class="found-sum">{roubles(item.total_with_vat)}</span>
          <span class="hint">{roubles(item.price_per_m2_with_vat)} за м²</span>
        </p>
      </div>
      <p class="found-what">
        {request.roof_name}, высота {withUnit(metresOfMm(request.height_mm), "м")}
      </p>
      <p class="found-what">
        В цене: {inThePrice(item.configuration)}
        {item.has_estimate_positions && <span class="estimate">часть цен предварительная</span>}
      </p>
      <a
        class={praise ? "button cta" : "button"}
        href={sameSite(item.calculator_link)}
        aria-label={`Открыть в калькуляторе: ${width} × ${length}`}
      >
        Открыть в калькуляторе
      </a>
    </article>
  );
}

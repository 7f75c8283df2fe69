import { sameSite } from "../../ui/same-site.ts";
import { metresOfMm, roubles, withUnit } from "../../../text/format.ts";
import type { FoundHangar } from "../../../search/response.ts";

/** One hangar that was found: how large, what it costs, and the way to its whole calculation. */
export function FoundCard({ item }: { item: FoundHangar }) {
  const { request } = item;
  const length = withUnit(request.length_m, "м");
  return (
    <article class="card found-card" data-id={item.calculation_id}>
      <h3>
        <span class="found-area">{withUnit(item.area_m2, "м²")}</span>{" "}
        <span class="found-size">
          {metresOfMm(request.width_mm)} × {length}
        </span>
      </h3>
      <p class="found-total">
        <span class="found-sum">{roubles(item.total_with_vat)}</span>
        <span class="hint">{roubles(item.price_per_m2_with_vat)} за м²</span>
      </p>
      <div class="found-more">
        <p class="found-roof">
          {request.roof_name}, высота колонны {withUnit(metresOfMm(request.height_mm), "м")}
          {item.has_estimate_positions && (
            <>
              {" "}
              <span class="estimate">есть предварительные цены</span>
            </>
          )}
        </p>
        <p class="found-link">
          <a
            href={sameSite(item.calculator_link)}
            aria-label={`Открыть в калькуляторе: ${metresOfMm(request.width_mm)} × ${length}`}
          >
            Открыть в калькуляторе
          </a>
        </p>
      </div>
    </article>
  );
}

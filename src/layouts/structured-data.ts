import { baseUrl, calculate, priceList } from "hangar-engine";
import { dayOf } from "../text/version.ts";
import { phonesOf } from "../price-list/manufacturer/phones.ts";
import type { Manufacturer } from "../price-list/schema.ts";
import { defaultHangar } from "../calculator/form/default-hangar.ts";
import { formParameters } from "../calculator/form/form-state.ts";
import { priceRange } from "../calculator/price-range.ts";

/** Who makes the hangars, the calculator, its API and what a frame costs, in the words of schema.org. */
export function structuredData(manufacturer: Manufacturer): object {
  const { brand, legal_name, city, service_area, phone, email, website, contacts } = manufacturer;
  const contactPoints = phonesOf(manufacturer).map(({ number, name }) => ({
    "@type": "ContactPoint",
    contactType: name ?? "sales",
    telephone: number,
    email,
    url: contacts,
  }));
  const { meta } = priceList;
  const answer = calculate(formParameters(defaultHangar(priceList)));
  if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
  const { disclaimer } = answer.body;
  const { low, high, count } = priceRange();
  const organization = { "@id": `${baseUrl}/#organization` };
  const image = `${baseUrl}/og.png`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...organization,
        name: brand,
        legalName: legal_name,
        url: website,
        logo: `${baseUrl}/icon-512.png`,
        email,
        telephone: phone,
        address: { "@type": "PostalAddress", addressLocality: city },
        areaServed: service_area,
        contactPoint: contactPoints.length === 1 ? contactPoints[0] : contactPoints,
      },
      {
        "@type": "WebApplication",
        "@id": `${baseUrl}/#calculator`,
        name: "Калькулятор стоимости ангара",
        url: `${baseUrl}/`,
        applicationCategory: "BusinessApplication",
        inLanguage: "ru",
        image,
        provider: organization,
      },
      {
        "@type": "WebAPI",
        "@id": `${baseUrl}/#api`,
        name: "API калькулятора ангаров",
        url: `${baseUrl}/openapi.json`,
        documentation: `${baseUrl}/docs/how-to-call/`,
        provider: organization,
      },
      {
        "@type": "Product",
        "@id": `${baseUrl}/#hangar`,
        name: "Стальной каркас ангара",
        description: disclaimer,
        url: `${baseUrl}/`,
        image,
        brand: { "@type": "Brand", name: brand },
        manufacturer: organization,
        offers: {
          "@type": "AggregateOffer",
          url: `${baseUrl}/`,
          priceCurrency: meta.currency,
          lowPrice: low,
          highPrice: high,
          offerCount: count,
          validFrom: dayOf(meta.version),
          ...(meta.valid_until !== undefined && { priceValidUntil: meta.valid_until }),
          availability: "https://schema.org/MadeToOrder",
          seller: organization,
        },
      },
    ],
  };
}

import { render, type ComponentChild } from "preact";
import { BrandMark } from "../../calculator/offer/BrandMark.tsx";
import { MadeBy } from "../../calculator/offer/MadeBy.tsx";
import { Requisites } from "../../calculator/offer/Requisites.tsx";
import { callLink } from "../../calculator/quote/contact-links.ts";
import { messengersOf } from "../../calculator/quote/messengers.ts";
import { phoneInFull, phonesOf } from "../../price-list/manufacturer/phones.ts";
import type { PreviewData } from "./draft-data.ts";
import { nameTitle } from "./name-title.ts";

/** The header, the footer and what is printed about the manufacturer, as the draft has them: the page was built with today's. */
export function showManufacturer({ manufacturer, logo }: PreviewData): void {
  const { brand, legal_name, city, service_area, phone, email, website, contacts } = manufacturer;
  nameTitle(brand);
  put(".site-header .brand", <BrandMark brand={brand} logo={logo} />);
  put(".header-phone", phone);
  // It leads to today's prices otherwise.
  document.querySelector(".site-header .brand")!.setAttribute("href", location.pathname);
  document.querySelector(".header-phone")!.setAttribute("href", callLink(phone));
  put(".letterhead-brand", <BrandMark brand={brand} logo={logo} />);
  put(".letterhead > div", <MadeBy {...manufacturer} />);
  put(".offer-foot > div", <Requisites {...manufacturer} />);
  put(
    ".site-footer",
    <>
      <p>
        {legal_name}, {city}. {service_area}.
      </p>
      <p>
        {phonesOf(manufacturer).map((phone) => (
          <a href={callLink(phone.number)}>{phoneInFull(phone)}</a>
        ))}
        {messengersOf(manufacturer).map(({ name, link }) => (
          <a href={link()}>{name}</a>
        ))}
        <a href={`mailto:${email}`}>{email}</a>
        <a href={website}>Сайт</a>
        <a href={contacts}>Контакты</a>
      </p>
    </>,
  );
}

function put(selector: string, parts: ComponentChild): void {
  const place = document.querySelector(selector)!;
  place.replaceChildren();
  render(parts, place);
}

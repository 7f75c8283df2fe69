import { phoneInFull, phonesOf } from "../../price-list/manufacturer/phones.ts";
import type { Manufacturer } from "../../price-list/schema.ts";
import { messengersOf } from "../quote/messengers.ts";

/** Who makes the offer, and where to turn: the head of the paper beside the mark. */
export function MadeBy(manufacturer: Manufacturer) {
  const { legal_name, city, service_area, email, website } = manufacturer;
  const phones = phonesOf(manufacturer).map(phoneInFull).join("; ");
  const messengers = messengersOf(manufacturer).map(({ name, link }) => `${name}: ${link().replace("https://", "")}`);
  return (
    <>
      <p>
        <b>{legal_name}</b>, {city}
      </p>
      <p>{service_area}</p>
      <p>
        {phones} · {email} · {website}
      </p>
      {messengers.length > 0 && <p>{messengers.join(" · ")}</p>}
    </>
  );
}

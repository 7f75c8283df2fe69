/** A number with the country's code: ten digits after Russia's, seven to fourteen after others. All else is for the eye. */
const NUMBER = String.raw`\+(?:7(?:[\s().\u2010-\u2013-]*\d){10}|[1-689](?:[\s().\u2010-\u2013-]*\d){7,14})`;
const NAME = String.raw`[^\s\d;+(][^;+]{0,38}`;
const NAMED = String.raw`${NUMBER}(?:\s+${NAME})?`;

export const PHONE = new RegExp(`^${NUMBER}$`);
export const PHONE_NAME = new RegExp(`^${NAME}$`);
export const MORE_PHONES = new RegExp(String.raw`^${NAMED}(?:;\s*${NAMED})*$`);

export interface Phone {
  /** As the manufacturer writes it. */
  number: string;
  /** Whose it is, where that is told. */
  name?: string | undefined;
}

/** As `manufacturer.yaml` has them. */
interface ManufacturerPhones {
  phone: string;
  phone_name?: string | undefined;
  phones?: string | undefined;
}

/** All phones of the manufacturer: the one that answers of the API have, then the others. */
export function phonesOf({ phone, phone_name, phones }: ManufacturerPhones): Phone[] {
  const others = phones?.split(";").map((each) => {
    const [, number = "", name] = new RegExp(String.raw`^(${NUMBER})\s*(.*)$`).exec(each.trim()) ?? [];
    return { number, ...(name && { name }) };
  });
  return [{ number: phone, ...(phone_name && { name: phone_name }) }, ...(others ?? [])];
}

/** `+7 900 123-45-67, отдел продаж`. */
export const phoneInFull = ({ number, name }: Phone): string => (name === undefined ? number : `${number}, ${name}`);

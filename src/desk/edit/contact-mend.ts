/** What a contact was most likely meant to be, where it is written as people write it; nothing where that is not plain. */
export function contactMend(name: string, value: string): string | undefined {
  const meant = MENDS[name]?.(value.trim());
  return meant === undefined || meant === value ? undefined : meant;
}

/** `8 900 …` and `7 900 …` are Russia's numbers as they are dialled from within. */
const international = (phone: string): string =>
  phone.replace(/^8(?=(?:\D*\d){10}\D*$)/, "+7").replace(/^(?=7(?:\D*\d){10}\D*$)/, "+");

/** Addresses of a messenger that lead to nobody: an invitation, one's own messages. */
const NO_NAMES = /^(joinchat|im|\+.*|.*:)?$/;

const account = (hosts: string) => (value: string) => {
  const name = value
    .replace(new RegExp(`^(?:https?://)?(?:www\\.|m\\.)?(?:${hosts})/`, "i"), "")
    .replace(/^@|[/?].*$/g, "");
  return NO_NAMES.test(name) ? value : name;
};

/** `api.whatsapp.com/send?phone=7900…`, `wa.me/7900…` */
const whatsapp = (value: string): string =>
  value.replace(/^(?:https?:\/\/)?(?:(?:api\.)?whatsapp\.com\/send\/?\?(?:.*&)?phone=|wa\.me\/)\+?(\d+).*$/i, "$1");

const page = (address: string): string => address.replace(/^(?!https?:)(?=[^\s/]+\.)/i, "https://");

const MENDS: Readonly<Record<string, (value: string) => string>> = {
  phone: international,
  whatsapp: (value) => international(whatsapp(value)),
  email: (value) => /<([^<>\s]+@[^<>\s]+)>/.exec(value)?.[1] ?? value,
  phones: (value) =>
    value
      .split(/\s*[;\n]\s*|,\s*(?=[+78])/)
      .filter((each) => each !== "")
      .map((each) =>
        each.replace(/^([78+][\d\s()-]*\d)[\s,—–-]*(.*)$/, (_, number: string, whose: string) =>
          `${international(number)} ${whose}`.trim(),
        ),
      )
      .join("; "),
  telegram: (value) => account("t\\.me|telegram\\.me")(value.replace(/^tg:\/\/resolve\?domain=(\w+).*$/i, "$1")),
  vk: account("vk\\.com|vk\\.me|vk\\.ru"),
  max: (value) =>
    page(value)
      .replace(/^http:/, "https:")
      .replace(/[/?]+(?:\?.*)?$/, ""),
  website: page,
  contacts: page,
  privacy_policy: page,
};

import type { Loads } from "../../price-list/schema.ts";

/** `Каркас рассчитан на III снеговой и II ветровой район. …` */
export function loadsInWords({ snow_region, wind_region, note }: Loads): string {
  const statement = `Каркас рассчитан на ${snow_region}\u00a0снеговой и ${wind_region}\u00a0ветровой район.`;
  return note === undefined ? statement : `${statement} ${note}`;
}

/** `The frame is designed for snow region III and wind region II of the Russian code, as the manufacturer states.` */
export const loadsInEnglish = ({ snow_region, wind_region }: Loads): string =>
  `The frame is designed for snow region ${snow_region} and wind region ${wind_region} of the Russian code, as the manufacturer states.`;

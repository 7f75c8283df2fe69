/** Of the regions that a frame is designed for: `The frame is designed for snow region III and wind region II …` */
export const loadsInEnglish = (loads: { snow_region: string; wind_region: string }): string =>
  `The frame is designed for snow region ${loads.snow_region} and wind region ${loads.wind_region} of the Russian code, ` +
  "as the manufacturer states.";

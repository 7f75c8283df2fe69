/** At night everything is tried at full length, in `npm test` a part of it. */
export const IS_THOROUGH = process.env["THOROUGH"] !== undefined;

/** How many random inputs a property is tried on: so many at night, otherwise a twentieth. */
export const runs = (thorough: number): number =>
  IS_THOROUGH ? thorough : Math.min(thorough, Math.max(20, Math.ceil(thorough / 20)));

/** How many random inputs a property is tried on: so many with THOROUGH set, before a release; a fifth in `npm test`. */
export const runs = (thorough: number): number =>
  process.env["THOROUGH"] === undefined ? Math.min(thorough, Math.max(20, Math.ceil(thorough / 5))) : thorough;

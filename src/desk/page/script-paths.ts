/**
 * The scripts of the desk's pages. The build bundles them apart from the calculator's, with the engine and the proofs
 * inside, and gives these addresses the hash of what they hold; `astro dev` makes them of the sources.
 */
export const deskScript = "/_astro/desk.js";
export const previewScript = "/_astro/desk-preview.js";
export const metricsScript = "/_astro/desk-metrics.js";

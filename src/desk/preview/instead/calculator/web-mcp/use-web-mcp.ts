/** No agent of a browser is given a draft's prices: it would tell them as the site's. */
export function useWebMcp(): void {}

/** Statuses by which a server fails or asks to come again later: they say nothing against what was sent. */
export const isServersFailure = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

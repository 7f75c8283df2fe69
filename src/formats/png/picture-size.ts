/** The size that social networks and messengers show whole, pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

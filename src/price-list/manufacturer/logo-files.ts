/** The manufacturer's logo, one of them. */
export const LOGO_FILES = ["logo.svg", "logo.png"] as const;
export type LogoFile = (typeof LOGO_FILES)[number];

/** Whether the text of a file of `prices/` is its bytes in base64. */
export const isPicture = (name: string): boolean => name.endsWith(".png");

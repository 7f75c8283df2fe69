export interface Brand {
  brand: string;
  /** As pages show it, sizes in CSS pixels. */
  logo: { src: string; width: number; height: number } | undefined;
  nameClass?: string | undefined;
}

/** The manufacturer's logo or, without one, a hangar, and the name beside it: a wide logo has that inside. */
export function BrandMark({ brand, logo, nameClass }: Brand) {
  const isWide = logo !== undefined && logo.width > 2 * logo.height;
  return (
    <>
      {logo ? (
        <img {...logo} alt={isWide ? brand : ""} />
      ) : (
        <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
          <path d="M3 22V10L16 3l13 7v12M3 10h26M10 22v-7h12v7" />
        </svg>
      )}
      {!isWide && <span class={nameClass}>{brand}</span>}
    </>
  );
}

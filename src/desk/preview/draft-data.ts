import { parsed, storedOnDevice } from "../../calculator/ui/stored-text.ts";
import type { Brand } from "../../calculator/offer/BrandMark.tsx";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";

/** What the desk gives to its preview, in the device's storage. */
export interface PreviewData {
  priceList: PriceList;
  manufacturer: Manufacturer;
  /** The draft's logo, its address with all of it inside. */
  logo?: Brand["logo"];
}

export const PREVIEW_KEY = "desk-preview";

export const previewData = (): PreviewData | undefined =>
  parsed(storedOnDevice(PREVIEW_KEY).read()) as PreviewData | undefined;

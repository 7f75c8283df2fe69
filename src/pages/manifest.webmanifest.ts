import { manufacturer } from "virtual:hangar-data";

const manifest = {
  id: "/",
  name: `${manufacturer.brand}: калькулятор ангаров`,
  short_name: "Ангары",
  description: "Цена каркаса ангара с НДС и смета по прайс-листу производителя. Работает и без сети.",
  lang: "ru",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#f3f5f6",
  theme_color: "#f3f5f6",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** What an installed calculator is called and looks like. */
export function GET(): Response {
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}

import type { DeviceList } from "../ui/device-list.ts";

const TOLD = {
  full: "Память браузера для этого сайта заполнена: изменения пропадут, когда вы закроете страницу. Удалите лишнее.",
  unavailable: "Браузер не даёт сайту хранить данные: список пропадёт, когда вы закроете страницу.",
} as const;

/** Says when a list is not on the device. */
export function StorageTrouble<Item>({ list }: { list: DeviceList<Item> }) {
  const trouble = list.trouble();
  return trouble ? (
    <p class="message error" role="alert">
      {TOLD[trouble]}
    </p>
  ) : null;
}

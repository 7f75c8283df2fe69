import { useLayoutEffect, useState } from "preact/hooks";
import type { DeviceList } from "./device-list.ts";

/** A list's items as they change. The page is built without any; those of the device come before the first paint. */
export function useDeviceList<Item>(list: DeviceList<Item>): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([]);
  useLayoutEffect(() => {
    const update = () => setItems(list.items());
    update();
    return list.subscribe(update);
  }, [list]);
  return items;
}

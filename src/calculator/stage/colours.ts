import { useEffect, useState } from "preact/hooks";
import { storedOnDevice } from "../ui/stored-text.ts";

/** Colours to look at a hangar in; the class of each is in stage.css. They are no part of a calculation. */
export const COLOURS = [
  { id: "ral-5010", name: "RAL 5010, синий" },
  { id: "ral-7004", name: "RAL 7004, серый" },
  { id: "ral-6011", name: "RAL 6011, зелёный" },
  { id: "ral-3005", name: "RAL 3005, вишнёвый" },
  { id: "ral-9002", name: "RAL 9002, светлый" },
] as const;

export type ColourId = (typeof COLOURS)[number]["id"];

const stored = storedOnDevice("hangar-colour");

/** The colour chosen on this device; the first until it is read. */
export function useColour(): [ColourId, (id: ColourId) => void] {
  const [chosen, setChosen] = useState<ColourId>(COLOURS[0].id);
  useEffect(() => {
    const kept = COLOURS.find(({ id }) => id === stored.read());
    if (kept) setChosen(kept.id);
  }, []);
  const choose = (id: ColourId) => {
    setChosen(id);
    stored.write(id);
  };
  return [chosen, choose];
}

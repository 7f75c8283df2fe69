import { createContext } from "preact";

/** Why a whole group of options cannot apply, told once for all of them, and where on the page it stands. */
export const ReasonContext = createContext<{ id: string; reason: string | undefined }>({ id: "", reason: undefined });

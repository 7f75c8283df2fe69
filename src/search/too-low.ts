import type { SearchEngine } from "./candidate.ts";

/** Whether gates of a hangar stand in a wall that is too low for them. */
export function tooLowForGates({ layoutOf }: Pick<SearchEngine, "layoutOf">) {
  /** How long a hangar is changes nothing in it, but for the gates that there is room for. */
  const known = new Map<string, boolean>();
  return (parameters: Readonly<Record<string, unknown>>): boolean => {
    if (!parameters["gates"]) return false;
    const { roof, width, height } = parameters;
    const key = [roof, width, height].join();
    const told = known.get(key) ?? layoutOf(parameters)?.gateIsTooTall ?? false;
    known.set(key, told);
    return told;
  };
}

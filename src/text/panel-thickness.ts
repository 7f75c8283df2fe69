interface Named {
  name: string;
}

/** Millimetres in the name of a panel: the list says its thickness nowhere else. */
function thicknessIn(name: string): string | undefined {
  return /(\d+)\s?(?:мм|mm)/.exec(name)?.[1];
}

/** Of the panels of a list, with names in either language; nothing where they do not say it. */
export function panelThickness({
  positions,
}: {
  positions: Readonly<Partial<Record<string, Named>>>;
}): { roof: string; walls: string } | undefined {
  const roof = thicknessIn(positions["roof_panel_mineral_wool"]?.name ?? "");
  const walls = thicknessIn(positions["wall_panel_mineral_wool"]?.name ?? "");
  return roof === undefined || walls === undefined ? undefined : { roof, walls };
}

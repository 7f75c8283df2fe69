export const less = (label: string) => `${label}: one fewer`;
export const more = (label: string) => `${label}: one more`;
export const cheaperThanPanels = "cheaper than panels";
export const metre = "m";

export const less = (label: string) => `${label}: one fewer`;
export const more = (label: string) => `${label}: one more`;
export const leafOnRequest = "leaf on\u00a0request";
export const inPanels = "in the panels already";
export const metre = "m";

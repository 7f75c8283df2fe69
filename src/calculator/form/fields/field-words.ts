/* What the controls of a form say of themselves. */

export const less = (label: string) => `${label}: меньше на одно`;
export const more = (label: string) => `${label}: больше на одно`;
export const leafOnRequest = "полотно по\u00a0заявке";
export const inPanels = "уже в\u00a0панелях";
export const metre = "м";

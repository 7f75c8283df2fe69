/* What the controls of a form say of themselves. */

export const less = (label: string) => `${label}: меньше на одно`;
export const more = (label: string) => `${label}: больше на одно`;
export const cheaperThanPanels = "дешевле панелей";
export const metre = "м";

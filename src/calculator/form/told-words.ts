/* What is told at a field of what was typed there. */

export const aNumber = "Нужно число больше нуля, например 12,5";
export const noSuchWidth = (width: string) => `Ширины ${width}\u00a0м у этой крыши нет`;
export const noSuchHeight = (height: string) => `Высоты ${height}\u00a0м у этой крыши нет`;

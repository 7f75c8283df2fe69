/** A number that moved further than this in one step was most likely typed wrongly, percent. */
export const ODD_JUMP = 30;

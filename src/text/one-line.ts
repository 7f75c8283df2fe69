/** What is not seen and may turn the direction of what is. */
const UNSEEN = /\p{Cf}/gu;

/** Breaks, controls, and the fillers of alphabets that fonts leave as blank as a space. */
const BLANK = /[\s\p{Cc}\u034f\u115f\u1160\u2800\u3164\uffa0]+/gu;

/** A stranger's text for one line, as whoever reads it sees it. */
export const inOneLine = (text: string): string => text.replace(UNSEEN, "").replace(BLANK, " ").trim();

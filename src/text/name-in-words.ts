/** A position's name with the contract's marks of guides in words: `Н 1610`, Latin or Cyrillic, is a lift of 1610 mm. */
export const inWords = (name: string): string => name.replace(/, [HН]\s?(\d+)$/, ", для\u00a0подъёма $1\u00a0мм");

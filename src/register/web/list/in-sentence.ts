/** "Chemical" as it stands inside a sentence; an abbreviation such as "SWP" stays what it is. */
export const inSentence = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** "New chemical": each register has its own words for it, as languages agree in gender. */
export const newOne = (one: string): string => `New ${inSentence(one)}`

import { fill } from '../../../kit/language/message.ts'
import type { Say } from '../../../kit/sentences.ts'

/** "Chemical" as it stands inside a sentence; an abbreviation such as "SWP" stays what it is. */
export const inSentence = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** "New chemical": each register has its own words for it, as languages agree in gender. */
export const newOne = (one: string): string => `New ${inSentence(one)}`

/** In the reader’s language. Nobody knows the gender of a company’s own name: it stands as it was entered. */
export function sayNewOne(one: string, say: Say): string {
  const said = say(newOne(one))
  return said === newOne(one) && say('New: {name}') !== 'New: {name}'
    ? fill(say('New: {name}'), { name: one })
    : said
}

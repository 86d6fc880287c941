// Sentences that are written once, in English, and looked up where another language is asked for. A
// number in a sentence is a hole of its key.

/** The words that a definition states in English, in the person's language. */
export type Say = (english: string) => string

/** The sentence with holes for its numbers, as the tables have it. */
export const keyOf = (sentence: string): string => sentence.replace(/\d+|\{\w+\}/g, '{n}')

/** The sentence as the table has it, with its numbers; as it is where the table has none. */
export function saidBy(table: (key: string) => string | undefined, sentence: string): string {
  const key = keyOf(sentence)
  const found = table(key)
  if (found === undefined || found === key) return sentence
  const numbers = sentence.match(/\d+|\{\w+\}/g) ?? []
  let at = -1
  return found.replaceAll('{n}', () => {
    at += 1
    return numbers[at] ?? ''
  })
}

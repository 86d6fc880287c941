// `npm run words`: the words of registers that French or Spanish lacks, as JSON to fill in, and the
// translations that nothing says any more.
import { allWords, tableOf, unusedIn } from './languages/all-words.ts'
import { missingIn } from './languages/register-words.ts'

const words = allWords()
for (const language of ['fr', 'es'] as const) {
  const missing = missingIn(words, tableOf(language))
  console.log(`${language}: ${missing.length} of ${words.length} words are missing`)
  console.log(JSON.stringify(Object.fromEntries(missing.map((word) => [word, ''])), null, 2))
  for (const word of unusedIn(tableOf(language))) console.log(`${language}: nothing says “${word}”`)
}

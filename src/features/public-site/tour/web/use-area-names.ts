import { pageWords, usePageWords } from '../../web/use-page-words.ts'
import english from '../names/words/en.json'

const areaNames = pageWords(english, {
  fr: () => import('../names/words/fr.json'),
  es: () => import('../names/words/es.json'),
})

/** What each subject is called, and in a sentence what it does. */
export const useAreaNames = () => usePageWords(areaNames)

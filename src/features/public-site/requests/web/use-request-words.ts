import { pageWords, usePageWords } from '../../web/use-page-words.ts'
import english from '../words/en.json'

const requestWords = pageWords(english, {
  fr: () => import('../words/fr.json'),
  es: () => import('../words/es.json'),
})

export const useRequestWords = () => usePageWords(requestWords)

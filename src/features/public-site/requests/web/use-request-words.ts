import { usePageWords } from '../../web/use-page-words.ts'
import english from '../words/en.json'

export const useRequestWords = () =>
  usePageWords('requests', english, {
    fr: () => import('../words/fr.json'),
    es: () => import('../words/es.json'),
  })

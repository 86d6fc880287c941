// What other features may use of documents in what they write down.
export { shelfRoutes } from '../library/shelf.contract.ts'
export { type OnShelf, type Worded, worded, words, wordsIn } from '../library/worded.ts'

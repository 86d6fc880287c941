// What other features may use of documents in what they write down.

export { shelfRoutes } from '../library/shelf.contract.ts'
export { type OnShelf, type Worded, worded, words, wordsIn } from '../library/worded.ts'
export { readOffered } from '../offered/offered.contract.ts'
export { quizAnswers, quizResult } from '../quiz/quiz.contract.ts'

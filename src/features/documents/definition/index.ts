// What other features may use of documents in what they write down.

export { shelfRoutes } from '../library/shelf.contract.ts'
export { worded, words, wordsIn } from '../library/worded.ts'
export { linkMade, linkState, linkWanted } from '../links/link-parts.ts'
export { quizAnswers, quizResult } from '../quiz/quiz-parts.ts'

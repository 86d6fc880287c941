import type { Question } from '../../../definition/question.ts'

/** The tab of when a question is asked. */
export function FieldConditions({ question }: { question: Question }) {
  return <p>{question.label}</p>
}

import type { Language } from '../../../definition/question.ts'

/** Which question depends on which. */
export function DependencyMap({ language }: { language: Language }) {
  return <p>{language}</p>
}

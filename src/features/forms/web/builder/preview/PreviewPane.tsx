import type { Language } from '../../../definition/question.ts'

/** The form as it would be filled. */
export function PreviewPane({ language }: { language: Language }) {
  return <p>{language}</p>
}

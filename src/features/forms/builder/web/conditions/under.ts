import type { Question } from '../../../definition/question.ts'

export const isHead = ({ type }: Question) => type === 'section' || type === 'page'

/** The questions that a section or page decides over: it must not ask any of them. */
export function under(fields: readonly Question[], key: string): ReadonlySet<string> {
  const at = fields.findIndex((field) => field.key === key)
  const head = fields[at]
  if (head === undefined || !isHead(head)) return new Set()
  const after = fields.slice(at + 1)
  const end = after.findIndex(
    ({ type }) => type === 'page' || (type === 'section' && head.type === 'section'),
  )
  return new Set(after.slice(0, end < 0 ? undefined : end).map((field) => field.key))
}

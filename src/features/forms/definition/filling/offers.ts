import type { Question } from '../question.ts'

/** Whether a question offers documents of a kind: of all where it says none. */
export const offers = (
  { kinds = [] }: Pick<Question, 'kinds'>,
  kind: string | undefined,
): boolean => kinds.length === 0 || (kind !== undefined && kinds.includes(kind))

// What the server's answer to a draft means for it.
import { type ServerAnswer, waitsForSomebody } from './answer.ts'
import type { DraftEvent } from './draft.ts'

export function draftEventOf<Value, Content, Conflict>(
  answer: ServerAnswer<Value>,
  taken: (value: Value) => DraftEvent<Content, Conflict>,
): DraftEvent<Content, Conflict> {
  if (answer.type === 'ok') return taken(answer.value)
  if (answer.type === 'none') return { type: 'unanswered' }
  const { code, status, words } = answer
  if (code === 'draft/sent') return { type: 'submitted', why: words }
  if (code === 'row/stale') return { type: 'stale' }
  if (waitsForSomebody(answer) || status >= 500 || status === 429) return { type: 'unanswered' }
  return { type: 'refused', why: words }
}

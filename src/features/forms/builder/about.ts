// What a form is about: the setting puts the question there, and takes it away again.
import type { Question } from '../definition/question.ts'
import { type AskedSubject, asksFor } from '../definition/subject-questions.ts'
import { type BuilderState, insert, selecting, withFields } from './builder-state.ts'
import { newQuestion, questionKinds } from './question-kinds.ts'

/** A new submission begins with where the person works. */
const prefills = { project: 'project', location: 'location', asset: null } as const

/** Asks for these first of all, and required, where nothing asks for them yet: one step. */
export function askFor(
  state: BuilderState,
  subjects: readonly AskedSubject[],
  say: (english: string) => string,
): BuilderState {
  const { fields } = state.definition
  const made = subjects.flatMap((subject): Question[] => {
    const kind = questionKinds.find(({ type }) => type === subject)
    if (kind === undefined || asksFor(fields, subject)) return []
    const prefill = prefills[subject]
    return [{ ...newQuestion(kind, say), required: true, ...(prefill && { prefill }) }]
  })
  return made.length === 0 ? state : insert(state, made, 0)
}

/** Without the questions that ask for these. */
export function askNoMore(state: BuilderState, subjects: readonly AskedSubject[]): BuilderState {
  const { fields } = state.definition
  const left = fields.filter(({ type }) => !subjects.some((subject) => subject === type))
  if (left.length === fields.length) return state
  const selected = left.some(({ key }) => key === state.selected) ? state.selected : left[0]?.key
  return selecting(withFields(state, left), selected)
}

/** What would no longer be asked for: of a project nothing else says it. */
export const losesProject = (before: BuilderState, after: BuilderState): boolean =>
  asksFor(before.definition.fields, 'project') && !asksFor(after.definition.fields, 'project')

// What a form can be about by a question of its own, whose kind has the subject's name.
import { oneOf } from '../../../kit/own.ts'
import type { Question } from './question.ts'

const subjects = ['project', 'location', 'asset'] as const
export type AskedSubject = (typeof subjects)[number]

/** Those of a form's setting that a question asks for. */
export const askedSubjects = (setting: unknown): AskedSubject[] =>
  (Array.isArray(setting) ? setting : []).flatMap((name) => oneOf(subjects, name) ?? [])

/** Whether it is asked for, in the items of a group too. */
export const asksFor = (fields: readonly Question[], subject: AskedSubject): boolean =>
  fields.some(({ type, fields: inside }) => type === subject || asksFor(inside ?? [], subject))

// What "all pass" answers: the checks that nobody has answered yet, each with the option that passes.
import type { Key } from '../../../../form-engine/index.ts'
import { partsOf } from '../../../../kit/own.ts'
import type { Question, QuestionOption } from '../question.ts'
import type { Filling } from './filling.ts'

/** The only one that passes, else the one that is marked so or scores most; nothing where that is open. */
export function passOf({ options = [] }: Question): QuestionOption | undefined {
  const offered = options.filter(({ archived }) => archived !== true)
  if (!offered.some(({ fails }) => fails === true)) return undefined
  const passing = offered.filter(({ fails }) => fails !== true)
  const good = passing.filter(({ tone }) => tone === 'good')
  const best = Math.max(...passing.map(({ score }) => score ?? 0))
  const scored = passing.filter(({ score }) => best > 0 && score === best)
  return [passing, good, scored].find(({ length }) => length === 1)?.[0]
}

export type Passing = { readonly key: Key; readonly value: unknown }

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The unanswered rows of a matrix pass; those that are answered stay. */
function passedRows({ rows = [] }: Question, value: unknown, pass: string): unknown {
  const answers = partsOf(value)
  const open = rows.filter(({ id, archived }) => archived !== true && answers[id] === undefined)
  if (open.length === 0) return undefined
  return { ...answers, ...Object.fromEntries(open.map(({ id }) => [id, pass])) }
}

/** What those of these questions are to be answered that are asked now and not answered. */
export const passing = (filling: Filling, questions: readonly Question[]): Passing[] =>
  questions.flatMap((question): Passing[] => {
    const { key, type } = question
    const pass = passOf(question)?.id
    const { visible, value } = filling.get(key)
    if (pass === undefined || !visible) return []
    if (type === 'matrix') {
      const rows = passedRows(question, value, pass)
      return rows === undefined ? [] : [{ key, value: rows }]
    }
    return (type === 'radio' || type === 'select') && isEmpty(value) ? [{ key, value: pass }] : []
  })

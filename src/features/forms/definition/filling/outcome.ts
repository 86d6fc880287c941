// What the answers come to: which items failed, and the points.

import { partsOf } from '../../../../kit/own.ts'
import type { Question, QuestionOption } from '../question.ts'
import type { Filling, GroupItem } from './filling.ts'

export type FailedAnswer = {
  readonly question: Question
  readonly option: QuestionOption
  /** The row of a matrix that failed. */
  readonly row?: QuestionOption
  /** Its item, in a repeating group. */
  readonly item?: GroupItem
}

export type Score = {
  readonly points: number
  readonly most: number
  /** Nothing where nothing scored was answered. */
  readonly percent: number | null
  readonly fails: number
  /** An item of the highest severity failed. */
  readonly critical: boolean
}

type Chosen = { option: QuestionOption; row?: QuestionOption }
type Answered = { question: Question; item?: GroupItem; chosen: Chosen[] }

const withId = (options: readonly QuestionOption[] | undefined, id: unknown) =>
  options?.find((option) => option.id === String(id))

/** The options that an answer holds; each row of a matrix holds one. */
function chosenIn(question: Question, value: unknown): Chosen[] {
  if (value === null || value === undefined) return []
  if (question.type === 'matrix') {
    const answers = partsOf(value)
    return (question.rows ?? []).flatMap((row) => {
      const option = withId(question.options, answers[row.id])
      return option === undefined ? [] : [{ option, row }]
    })
  }
  return [value].flat().flatMap((id) => {
    const option = withId(question.options, id)
    return option === undefined ? [] : [{ option }]
  })
}

/** What a score is made of: everything, or only what is not confidential. */
export type AnswerScope = 'all' | 'open'

/** The given answers; a repeating group has them by item. */
function answeredIn(filling: Filling, part: AnswerScope): Answered[] {
  const shown = filling.definition.fields.filter(
    ({ key, confidential }) =>
      filling.get(key).visible && (part === 'all' || confidential !== true),
  )
  return shown.flatMap((question): Answered[] => {
    const { key } = question
    const within = filling
      .items(key)
      .flatMap((item) => answeredIn(item.filling, part).map((one) => ({ ...one, item })))
    return [{ question, chosen: chosenIn(question, filling.get(key).value) }, ...within]
  })
}

/** Answered items that failed, in the order of the form. */
export const failedIn = (filling: Filling, part: AnswerScope = 'all'): FailedAnswer[] =>
  answeredIn(filling, part).flatMap(({ chosen, ...where }) =>
    chosen
      .filter(({ option }) => option.fails === true)
      .map((one): FailedAnswer => ({ ...where, ...one })),
  )

const pointsOf = ({ score }: QuestionOption) => (typeof score === 'number' ? score : undefined)

function mostOf({ options, type }: Question): number {
  const points = (options ?? []).flatMap((option) => pointsOf(option) ?? [])
  const several = type === 'checkbox' || type === 'multiplechoice'
  return several ? points.reduce((sum, one) => sum + Math.max(0, one), 0) : Math.max(0, ...points)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

export function scoreOf(filling: Filling, part: AnswerScope = 'all'): Score {
  const scored = answeredIn(filling, part)
    .map(({ question, chosen }) => ({
      question,
      points: chosen.flatMap(({ option }) => pointsOf(option) ?? []),
    }))
    .filter(({ points }) => points.length > 0)
  const points = sum(scored.map(({ points: some }) => sum(some)))
  const most = sum(
    scored.map(
      ({ question, points: some }) =>
        mostOf(question) * (question.type === 'matrix' ? some.length : 1),
    ),
  )
  const fails = failedIn(filling, part)
  return {
    points,
    most,
    percent: most === 0 ? null : Math.round((points / most) * 1000) / 10,
    fails: fails.length,
    critical: fails.some(({ question }) => question.deficiency?.severity === 'critical'),
  }
}

// One filling-in of a form, the same in the browser and on the server: the engine's instance with
// what is calculated kept right, and what the answers come to.
import {
  type Answers,
  compile,
  type Instance,
  type Key,
  type OpenOptions,
  open,
} from '../../../form-engine/index.ts'
import { calculated, inOrder } from './calculate.ts'
import type { FormDefinition, Option, Question } from './question.ts'
import { decidedOver } from './sections.ts'

export type Failed = {
  readonly question: Question
  readonly option: Option
  /** The row of a matrix that failed. */
  readonly row?: Option
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

export type Filling = Instance & {
  readonly definition: FormDefinition
  question(key: Key): Question
  /** Answered items that failed, in the order of the form. */
  failed(): Failed[]
  score(): Score
}

const withId = (options: readonly Option[] | undefined, id: unknown) =>
  options?.find((option) => option.id === String(id))

type Chosen = { option: Option; row?: Option }

/** The options that an answer holds; each row of a matrix holds one. */
function chosenIn(question: Question, value: unknown): Chosen[] {
  if (value === null || value === undefined) return []
  if (question.type === 'matrix') {
    const answers = value as Readonly<Record<string, unknown>>
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

const pointsOf = ({ score }: Option) => (typeof score === 'number' ? score : undefined)

function mostOf({ options, type }: Question): number {
  const points = (options ?? []).flatMap((option) => pointsOf(option) ?? [])
  const several = type === 'checkbox' || type === 'multiplechoice'
  return several ? points.reduce((sum, one) => sum + Math.max(0, one), 0) : Math.max(0, ...points)
}

export function openFilling(
  definition: FormDefinition,
  answers: Answers = {},
  options: OpenOptions = {},
): Filling {
  const { form } = compile(decidedOver(definition).definition)
  const instance = open(form, answers, options)
  const questions = new Map(definition.fields.map((field) => [field.key, field]))
  const made = inOrder(definition.fields).order

  function calculate(): void {
    if (made.length === 0) return
    for (const { key, calculation } of made) {
      if (calculation === undefined) continue
      // What is hidden counts as not answered, as everywhere.
      const seen = Object.fromEntries(
        calculation.of
          .filter((of) => instance.get(of).visible)
          .map((of) => [of, instance.get(of).value]),
      )
      instance.set(key, calculated(calculation, seen))
    }
  }
  calculate()

  const answered = () =>
    definition.fields
      .filter(({ key }) => instance.get(key).visible)
      .map((question) => ({
        question,
        chosen: chosenIn(question, instance.get(question.key).value),
      }))

  const failed = () =>
    answered().flatMap(({ question, chosen }) =>
      chosen
        .filter(({ option }) => option.fails === true)
        .map((one): Failed => ({ question, ...one })),
    )

  return {
    ...instance,
    get evaluations() {
      return instance.evaluations
    },
    definition,
    question(key) {
      const found = questions.get(key)
      if (found === undefined) throw new Error(`The form has no question ${key}.`)
      return found
    },
    set(key, value) {
      instance.set(key, value)
      calculate()
    },
    failed,
    score() {
      const scored = answered()
        .map(({ question, chosen }) => ({
          question,
          points: chosen.flatMap(({ option }) => pointsOf(option) ?? []),
        }))
        .filter(({ points }) => points.length > 0)
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
      const points = sum(scored.map(({ points: some }) => sum(some)))
      const most = sum(
        scored.map(
          ({ question, points: some }) =>
            mostOf(question) * (question.type === 'matrix' ? some.length : 1),
        ),
      )
      const fails = failed()
      return {
        points,
        most,
        percent: most === 0 ? null : Math.round((points / most) * 1000) / 10,
        fails: fails.length,
        critical: fails.some(({ question }) => question.deficiency?.severity === 'critical'),
      }
    },
  }
}

// What a link shows of a submission: every question that was asked, none that is confidential. It is
// decided here once more with all answers, so that what is left needs no answer that is not shown.
import {
  type FormDefinition,
  isInternal,
  openFilling,
  type Question,
  type Remarks,
  shownRemarks,
} from '../../forms/definition/index.ts'

type Answers = Readonly<Record<string, unknown>>
type Row = Readonly<Record<string, unknown>>
type LeftOut = (question: Question) => boolean

/** A question that is shown whatever else is answered, with the answer that it has. */
function settled({ calculation: _, ...question }: Question): Question {
  return { ...question, required: false, conditions: null, is_dependent: 0, dependent_id: null }
}

const without = (row: Row, keys: ReadonlySet<string>): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.has(key)))

/** What a repeating question asks each time, without what is confidential in it. */
function openPart(
  question: Question,
  isLeftOut: LeftOut,
): { question: Question; hidden: ReadonlySet<string> } {
  const within = question.fields ?? []
  const hidden = new Set(within.filter(isLeftOut).map(({ key }) => key))
  if (hidden.size === 0) return { question: settled(question), hidden }
  const fields = within.filter(({ key }) => !hidden.has(key)).map(settled)
  return { question: { ...settled(question), fields }, hidden }
}

const openAnswer = (value: unknown, hidden: ReadonlySet<string>): unknown =>
  hidden.size > 0 && Array.isArray(value)
    ? value.map((row) => (typeof row === 'object' && row !== null ? without(row, hidden) : row))
    : value

type Shown = {
  readonly definition: FormDefinition
  readonly answers: Record<string, unknown>
  readonly remarks: Remarks
}

/** `outside`: for the person who is not staff, who is not shown either what is for staff alone. */
export function shownByLink(
  definition: FormDefinition,
  given: Answers,
  { outside = false, remarks = {} }: { outside?: boolean; remarks?: Remarks } = {},
): Shown {
  const filling = openFilling(definition, given, { outside })
  const answers = outside ? filling.answers() : given
  const asked = new Set(filling.visibleKeys())
  const isLeftOut: LeftOut = (question) =>
    question.confidential === true || (outside && isInternal(question))
  const shown = definition.fields
    .filter((question) => asked.has(question.key) && !isLeftOut(question))
    .map((question) => openPart(question, isLeftOut))
  const open = {
    fields: shown.map(({ question }) => question),
    languages: definition.languages,
  }
  const said = Object.fromEntries(
    shown.flatMap(({ question: { key }, hidden }) =>
      answers[key] === undefined ? [] : [[key, openAnswer(answers[key], hidden)]],
    ),
  )
  return {
    definition: open,
    answers: said,
    remarks:
      Object.keys(remarks).length === 0
        ? remarks
        : shownRemarks(openFilling(open, said, { remarks })),
  }
}

/** Every text in an answer, however deep: the ids of files are among them. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

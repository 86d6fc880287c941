// One filling-in of a form, the same in the browser and on the server: the engine's instance with
// what is calculated kept right, the items of its repeating groups, and what the answers come to.

import {
  type Answer,
  type Answers,
  compile,
  type Form,
  type FormProblem,
  type Instance,
  type Key,
  type OpenOptions,
  open,
} from '../../../../form-engine/index.ts'
import { partsOf } from '../../../../kit/own.ts'
import { askedOfEach } from '../hazard-questions.ts'
import type { FormDefinition, Question } from '../question.ts'
import { decidedOver } from '../sections.ts'
import { beginning, type StartFacts } from './beginning.ts'
import { calculated, inOrder } from './calculate.ts'
import { type AnswerScope, type FailedAnswer, failedIn, type Score, scoreOf } from './outcome.ts'
import {
  openRemarks,
  type RemarkProblemCode,
  type RemarkStore,
  type Remarks,
  remarkProblems,
} from './remarks.ts'

export type { FailedAnswer, Score } from './outcome.ts'

/** One item of a repeating question: a form of its own within the form. */
export type GroupItem = {
  readonly group: Question
  readonly id: string
  /** From 1, as people count. */
  readonly number: number
  readonly filling: Filling
}

/** A problem of an item names the question that repeats; `inner` is the one in the item. */
export type FillingProblem = Omit<FormProblem, 'code'> & {
  readonly code: FormProblem['code'] | RemarkProblemCode
  readonly item?: GroupItem
  readonly inner?: Key
  /** The remark that something is missing of. */
  readonly remark?: string
}

export type Filling = Omit<Instance, 'validate'> & {
  readonly definition: FormDefinition
  /** Who fills it, where and when: what a new item of a group begins with. */
  readonly facts: StartFacts | undefined
  question(key: Key): Question
  /** The items that a repeating question has now; none for any other. */
  items(key: Key): readonly GroupItem[]
  validate(): FillingProblem[]
  /** Every answer, of hidden questions too: what a draft keeps. What is submitted is `answers()`. */
  held(): Record<Key, Answer>
  /** Called after each change of any answer; returns the way to stop. */
  watch(told: () => void): () => void
  /** What is said of its questions beside the answers. */
  readonly remarks: RemarkStore
  /** Answered items that failed, in the order of the form. */
  failed(): FailedAnswer[]
  /** Of all answers, or of those that are not confidential. */
  score(part?: AnswerScope): Score
}

export type FillingOptions = OpenOptions & {
  /** A filling that is opened without answers begins with what these and the defaults give. */
  readonly begin?: StartFacts
  readonly remarks?: Remarks
  /** A draft is held to what may be published now; what was published keeps what it meant then. */
  readonly draft?: boolean
}

type Row = Readonly<Record<string, unknown>>

/** The same questions are compiled once, however many items ask them. */
const forms = {
  draft: new WeakMap<readonly Question[], Form>(),
  published: new WeakMap<readonly Question[], Form>(),
}
function formOf(definition: FormDefinition, draft: boolean): Form {
  const made = draft ? forms.draft : forms.published
  const known = made.get(definition.fields)
  if (known !== undefined) return known
  const options = { published: !draft }
  const { form } = compile(decidedOver(definition, options).definition, options)
  made.set(definition.fields, form)
  return form
}

const asked = ({ rows = [] }: Question) => rows.filter(({ archived }) => archived !== true)

/** A matrix that is required is answered when each of its rows is. */
function unfinished(question: Question, value: unknown): FillingProblem[] {
  const answers = partsOf(value)
  const open = asked(question).filter(({ id }) => answers[id] === undefined)
  // Of a matrix without any answer the engine says so.
  if (open.length === 0 || Object.keys(answers).length === 0) return []
  return [
    {
      code: 'required',
      severity: 'error',
      field: question.key,
      message: `“${question.label}” is not answered for “${open.map(({ label }) => label).join('”, “')}”`,
    },
  ]
}

export function openFilling(
  definition: FormDefinition,
  given: Answers = {},
  options: FillingOptions = {},
): Filling {
  const empty = Object.keys(given).length === 0
  const { begin, draft = false, outside = false, remarks = {} } = options
  // Asked each time: a screen may stay open over midnight.
  const around: FillingOptions =
    begin === undefined
      ? options
      : {
          draft,
          outside,
          get today() {
            return begin.today
          },
        }
  const instance = open(
    formOf(definition, draft),
    empty && begin !== undefined ? beginning(definition, begin) : given,
    around,
  )
  const questions = new Map(definition.fields.map((field) => [field.key, field]))
  const made = inOrder(definition.fields).order
  const watchers = new Set<() => void>()
  const tell = () => {
    for (const told of [...watchers]) told()
  }
  const repeating = definition.fields.filter((field) => askedOfEach(field) !== undefined)
  const opened = new Map(repeating.map(({ key }) => [key, new WeakMap<Row, Filling>()]))

  function calculate(): void {
    for (const { key, calculation } of made) {
      if (calculation === undefined) continue
      // Hidden questions count as unanswered, as everywhere.
      const seen = Object.fromEntries(
        calculation.of
          .filter((of) => instance.get(of).visible)
          .map((of) => [of, instance.get(of).value]),
      )
      instance.set(key, calculated(calculation, seen))
    }
  }
  calculate()

  function question(key: Key): Question {
    const found = questions.get(key)
    if (found === undefined) throw new Error(`The form has no question ${key}.`)
    return found
  }
  function itemOf(group: Question, fields: readonly Question[], row: Row, at: number): GroupItem {
    const known = opened.get(group.key)
    const filling = known?.get(row) ?? openFilling({ fields, languages: ['en'] }, row, around)
    known?.set(row, filling)
    return { group, id: String(row.id ?? at), number: at + 1, filling }
  }
  function items(key: Key): readonly GroupItem[] {
    const group = questions.get(key)
    const fields = group && askedOfEach(group)
    if (group === undefined || fields === undefined) return []
    const rows = instance.get(key).value
    if (!Array.isArray(rows)) return []
    return rows
      .filter((row): row is Row => typeof row === 'object' && row !== null)
      .map((row, at) => itemOf(group, fields, row, at))
  }

  const problemsWithin = (key: Key): FillingProblem[] =>
    items(key).flatMap((item) =>
      item.filling.validate().map(
        (problem): FillingProblem => ({
          ...problem,
          field: key,
          ...(problem.field !== undefined && { inner: problem.field }),
          item,
          message: `“${item.group.label}” ${item.number}: ${problem.message}`,
        }),
      ),
    )

  const filling: Filling = {
    ...instance,
    get evaluations() {
      return instance.evaluations
    },
    definition,
    facts: begin,
    question,
    items,
    set(key, value) {
      instance.set(key, value)
      calculate()
      tell()
    },
    watch(told) {
      watchers.add(told)
      return () => watchers.delete(told)
    },
    answers() {
      const answers = instance.answers()
      for (const { key } of repeating) {
        if (answers[key] === undefined) continue
        const rows = [answers[key]].flat()
        answers[key] = items(key).map((item, at) => {
          const { id } = partsOf(rows[at])
          return { ...item.filling.answers(), ...(id !== undefined && { id }) }
        })
      }
      return answers
    },
    held() {
      const all = definition.fields.map(({ key }) => [key, instance.get(key).value] as const)
      return Object.fromEntries(all.filter(([, value]) => value !== null))
    },
    validate() {
      const found = Map.groupBy(instance.validate(), ({ field }) => field)
      const said = Map.groupBy(remarkProblems(filling), ({ field }) => field)
      return instance.visibleKeys().flatMap((key): FillingProblem[] => {
        const { required, value } = instance.get(key)
        const matrix = required ? questions.get(key) : undefined
        return [
          ...(found.get(key) ?? []),
          ...(matrix?.type === 'matrix' ? unfinished(matrix, value) : []),
          ...problemsWithin(key),
          ...(said.get(key) ?? []),
        ]
      })
    },
    remarks: openRemarks(remarks, tell),
    failed: () => failedIn(filling),
    score: (part) => scoreOf(filling, part),
  }
  return filling
}

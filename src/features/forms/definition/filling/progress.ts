// How far a filling is: what is asked now, what is answered, and what is missing, in the order of the
// form, each with where it stands.
import type { Key } from '../../../../form-engine/index.ts'
import type { Question } from '../question.ts'
import { sectionsOf } from '../sections.ts'
import type { Filling, FillingProblem, GroupItem } from './filling.ts'

export type Missing = {
  readonly key: Key
  readonly question: Question
  /** The heading above it. */
  readonly section?: Question
  /** Its item, in a repeating group; `key` and `question` are then of the item. */
  readonly item?: GroupItem
  readonly problem: FillingProblem
}

type Counts = {
  /** Questions shown now that can be answered. */
  readonly asked: number
  readonly answered: number
  /** Of those asked, how many must be answered, and how many of these are. */
  readonly required: number
  readonly done: number
  /** What keeps it from being submitted: answers that are missing, and answers that are wrong. */
  readonly missing: readonly Missing[]
}

export type SectionProgress = Counts & {
  readonly section: Question | undefined
  readonly questions: readonly Question[]
  /** Answered items that failed. */
  readonly failed: number
}
export type Progress = Counts & { readonly sections: readonly SectionProgress[] }

const unanswerable = new Set(['section', 'page', 'info', 'calculated'])

/** Whether people answer it: the rest structures the form, or follows from other answers. */
export const isAnswered = ({ type }: Pick<Question, 'type'>): boolean => !unanswerable.has(type)

function missingOf(problem: FillingProblem, filling: Filling, section?: Question): Missing {
  const { item, inner, field = '' } = problem
  const where = section === undefined ? {} : { section }
  return item !== undefined && inner !== undefined
    ? { key: inner, question: item.filling.question(inner), item, problem, ...where }
    : { key: field, question: filling.question(field), problem, ...where }
}

export function progressOf(filling: Filling): Progress {
  const answers = filling.answers()
  const problems = Map.groupBy(filling.validate(), ({ field }) => field)
  const failed = filling.failed().map(({ question, item }) => (item?.group ?? question).key)
  const sections = sectionsOf(filling.definition.fields).map(
    ({ head, questions }): SectionProgress => {
      const shown = questions.filter(
        ({ key, type }) => isAnswered({ type }) && filling.get(key).visible,
      )
      const missing = shown.flatMap(({ key }) =>
        (problems.get(key) ?? []).map((problem) => missingOf(problem, filling, head)),
      )
      const required = shown.filter(({ key }) => filling.get(key).required)
      const open = new Set(
        missing
          .filter(({ problem, item }) => item === undefined && problem.code === 'required')
          .map(({ key }) => key),
      )
      return {
        section: head,
        questions: shown,
        failed: failed.filter((key) => questions.some((question) => question.key === key)).length,
        asked: shown.length,
        answered: shown.filter(({ key }) => answers[key] !== undefined).length,
        required: required.length,
        done: required.filter(({ key }) => !open.has(key)).length,
        missing,
      }
    },
  )
  const total = (count: 'asked' | 'answered' | 'required' | 'done') =>
    sections.reduce((sum, section) => sum + section[count], 0)
  return {
    asked: total('asked'),
    answered: total('answered'),
    required: total('required'),
    done: total('done'),
    missing: sections.flatMap(({ missing }) => missing),
    sections,
  }
}

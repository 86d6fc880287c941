// The server decides again: the same engine over the raw answers. Hidden and unknown answers are dropped;
// what does not validate is refused, each by the key of its question.
import { type FieldErrors, Problem } from '../../../../kit/problems.ts'
import {
  attachedIn,
  type Filling,
  type FillingProblem,
  type FormDefinition,
  openFilling,
  type Remarks,
  shownRemarks,
} from '../../../forms/definition/index.ts'
import { tooMuch } from './fits.ts'

export type Decided = {
  filling: Filling
  /** Only of shown questions. */
  answers: Readonly<Record<string, unknown>>
  remarks: Remarks
  /** The files that the answers and the remarks name. */
  files: ReadonlySet<string>
}

/** The engine's words name the question; here its key does, and the words can be translated. */
const sentences: Partial<Record<FillingProblem['code'], string>> = {
  required: 'This is required.',
  'unknown-option': 'Please choose from the list.',
  'invalid-answer': 'This answer cannot be read.',
  'too-small': 'This is less than the form accepts.',
  'too-large': 'This is more than the form accepts.',
  'wrong-step': 'This does not match the steps the form allows.',
  'too-long': 'This is longer than the form accepts.',
  'too-many': 'This is more than the form accepts.',
  'fail-words': 'Say what is wrong.',
  'fail-photo': 'Add a photo of what is wrong.',
  'action-words': 'Say what must be done.',
}

/** `machines.0.brakes`: an answer within the first item of a group. */
const keyOf = ({ field = '', item, inner }: FillingProblem): string =>
  item === undefined
    ? field
    : [field, item.number - 1, inner].filter((part) => part !== undefined).join('.')

/** What is wrong with which answer; nothing is wrong with none. */
export function refuse(found: readonly { key: string; code: string; sentence: string }[]): void {
  if (found.length === 0) return
  const errors: FieldErrors = {}
  for (const { key, sentence } of found) errors[key] = [...(errors[key] ?? []), sentence]
  throw new Problem('submission/answers', {
    errors,
    extra: { problems: found.map(({ key, code }) => ({ field: key, code })) },
  })
}

/** The files that answers name, in every item of every group. */
function filesIn(filling: Filling, answers: Readonly<Record<string, unknown>>): string[] {
  return filling.definition.fields.flatMap(({ key, type }) => {
    if (answers[key] === undefined) return []
    if (type === 'photo' || type === 'file') return attachedIn(answers[key]).map(({ id }) => id)
    return filling.items(key).flatMap((item) => filesIn(item.filling, item.filling.answers()))
  })
}

/** The answers to known questions, of the right shape and size. */
function readable(definition: FormDefinition, given: Readonly<Record<string, unknown>>) {
  const asked = definition.fields.filter(({ key }) => Object.hasOwn(given, key))
  refuse(
    asked.flatMap(({ key }) => {
      const sentence = tooMuch(given[key])
      return sentence === undefined ? [] : [{ key, code: 'too-long', sentence }]
    }),
  )
  return Object.fromEntries(asked.map(({ key }) => [key, given[key]]))
}

const photosIn = (remarks: Remarks): string[] =>
  Object.values(remarks).flatMap(({ photos }) => attachedIn(photos).map(({ id }) => id))

type Where = { today: string; timeZone: string; outside?: boolean; remarks?: Remarks }

export function decide(
  definition: FormDefinition,
  given: Readonly<Record<string, unknown>>,
  where: Where,
): Decided {
  const filling = openFilling(definition, readable(definition, given), where)
  refuse(
    filling
      .validate()
      .filter(({ severity }) => severity === 'error')
      .map((problem) => ({
        key: keyOf(problem),
        code: problem.code,
        sentence: sentences[problem.code] ?? problem.message,
      })),
  )
  const answers = filling.answers()
  const remarks = shownRemarks(filling)
  const files = new Set([...filesIn(filling, answers), ...photosIn(remarks)])
  return { filling, answers, remarks, files }
}

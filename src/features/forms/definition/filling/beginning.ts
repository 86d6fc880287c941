// What a form has for answers before anybody gives one: what the question says, or who asks, where
// and when, or what was answered the last time. Questions that are hidden yet begin with theirs too.
import type { Answer, Answers, Key } from '../../../../form-engine/index.ts'
import type { FormDefinition, Question } from '../question.ts'

export type StartFacts = {
  /** `YYYY-MM-DD`, where the form is filled; it may be worked out each time that it is read. */
  readonly today: string
  /** `YYYY-MM-DDTHH:mm`, there. */
  readonly now: string
  readonly me?: { readonly id: string; readonly name: string }
  readonly location?: string
  readonly project?: string
  /** The answers of the submission before. */
  readonly last?: Answers
}

type FromFacts = (facts: StartFacts) => Answer | undefined

const today: FromFacts = (facts) => facts.today
const now: FromFacts = (facts) => facts.now
const time: FromFacts = ({ now: moment }) => moment.slice('YYYY-MM-DDT'.length)
const myName: FromFacts = ({ me }) => me?.name
const myNameListed: FromFacts = ({ me }) => me && [me.name]

/** What each fact answers, by the type of the question. */
const facts: Record<
  Exclude<NonNullable<Question['prefill']>, 'last'>,
  Readonly<Record<string, FromFacts>>
> = {
  today: { date: today, datetime: now },
  now: { time, datetime: now, date: today },
  me: {
    text: myName,
    textarea: myName,
    witness: myNameListed,
    visitor: myNameListed,
    notification: ({ me }) => me && [me.id],
  },
  project: { project: ({ project }) => project },
  location: { location: ({ location }) => location },
}

/** Nobody signs or takes a photo by having done so before. */
const neverAgain = new Set(['signature', 'photo', 'file', 'calculated', 'group', 'hazard'])
const several = new Set(['checkbox', 'multiplechoice'])
const choosing = new Set([...several, 'radio', 'select'])

function prefilled({ key, type, prefill }: Question, given: StartFacts): Answer | undefined {
  if (prefill == null) return undefined
  if (prefill === 'last') return neverAgain.has(type) ? undefined : given.last?.[key]
  return facts[prefill][type]?.(given)
}

/** Only what is offered still; a list for a question that takes several. */
function fitting({ type, slug, options }: Question, answer: Answer | undefined) {
  if (answer === undefined || answer === null || answer === '') return undefined
  if (!choosing.has(type) || slug) return answer
  const offered = new Set(
    (options ?? []).filter(({ archived }) => archived !== true).map(({ id }) => id),
  )
  const kept = [answer].flat().filter((id) => offered.has(String(id)))
  if (kept.length === 0) return undefined
  return several.has(type) ? kept : kept[0]
}

export function beginning(
  { fields }: Pick<FormDefinition, 'fields'>,
  given?: StartFacts,
): Record<Key, Answer> {
  const begun = fields.flatMap((field): [Key, Answer][] => {
    const answer = fitting(field, given && prefilled(field, given)) ?? fitting(field, field.default)
    return answer === undefined ? [] : [[field.key, answer]]
  })
  return Object.fromEntries(begun)
}

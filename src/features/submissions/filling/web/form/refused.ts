// The answers that the server refused, by question and place.
import type { Trouble } from '../../../../../kit/drafts/outbox.ts'
import type { Filling, Question } from '../../../../forms/definition/index.ts'
import { placeOf, placeOfMissing } from '../../../../forms/web/index.ts'
import { aboutPlace } from './AboutSection.tsx'

export type RefusedAnswer = {
  readonly path: string
  readonly words: string
  readonly question?: Question
  readonly place?: string
}

/** `walk.machines.0.brakes`: keys may have dots themselves; the longest that fits is meant. */
function questionAt(filling: Filling, path: string): Question | undefined {
  return filling.definition.fields
    .filter(({ key }) => path === key || path.startsWith(`${key}.`))
    .toSorted((a, b) => b.key.length - a.key.length)[0]
}

function placeWithin(filling: Filling, question: Question, path: string): string {
  const [nth = '', ...inner] = path.slice(question.key.length + 1).split('.')
  const item = filling.items(question.key)[Number(nth)]
  if (item === undefined || inner.length === 0) return placeOf(question.key)
  return placeOfMissing({ key: inner.join('.'), item })
}

export const refusedIn = (filling: Filling, { errors }: Trouble): RefusedAnswer[] =>
  Object.entries(errors).map(([path, said]) => {
    const words = said.join(' ')
    const question = questionAt(filling, path)
    if (question !== undefined)
      return { path, words, question, place: placeWithin(filling, question, path) }
    return { path, words, ...(path.startsWith('about.') && { place: aboutPlace }) }
  })

/** The words for each question, to stand where it is answered. */
export const refusedByQuestion = (filling: Filling, trouble: Trouble | null) =>
  new Map(
    (trouble === null ? [] : refusedIn(filling, trouble)).flatMap(({ question, words }) =>
      question === undefined ? [] : [[question.key, words] as const],
    ),
  )

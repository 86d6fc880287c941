// Which heading fills which field: by its label in any language, by its name, by closeness.
import type { Say } from '../../../kit/sentences.ts'
import { labelOf, type Register } from '../../define.ts'
import { importable } from './importable.ts'

export type Mapping = Record<string, string | null>

/** Letters and digits alone, without accents: "N° ONU *" and "n onu" are the same. */
export const plainWords = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const pairsOf = (words: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, words.length - 1) }, (_, n) => words.slice(n, n + 2)))

/** From 0 to 1: how many pairs of letters two headings share. */
function closeness(one: string, other: string): number {
  if (one === other) return 1
  const [a, b] = [pairsOf(one), pairsOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  const shared = [...a].filter((pair) => b.has(pair)).length
  return (2 * shared) / (a.size + b.size)
}

const closeEnough = 0.72

/** The one of these words that somebody who typed others most likely meant. */
export function closestTo(typed: string, words: readonly string[]): string | undefined {
  const plain = plainWords(typed)
  let best: { one: string; score: number } | undefined
  for (const one of words) {
    const score = closeness(plain, plainWords(one))
    if (score > (best?.score ?? 0.5)) best = { one, score }
  }
  return best?.one
}

/** What adds nothing, and what so many fields are called by that alone it tells none. */
const smallWords = new Set(
  'a and by de del des du e el en et for in is la las le les los no o of on or ou the to u un una une y'.split(
    ' ',
  ),
)
const commonWords = new Set(
  'code codigo date day estado fecha jour kind name nom nombre number numero statut status tipo type'.split(
    ' ',
  ),
)

const wordsIn = (plain: string): Set<string> =>
  new Set(plain.split(' ').filter((word) => word !== '' && !smallWords.has(word)))

/** "Manufacturer" is part of "Manufacturer or supplier"; at least half of the longer one is said. */
function isPart(one: string, other: string): boolean {
  const [few, many] = [wordsIn(one), wordsIn(other)].sort((a, b) => a.size - b.size)
  if (few === undefined || many === undefined || few.size * 2 < many.size) return false
  return [...few].every((word) => many.has(word))
}

/** So many fields are called so that it could be any. */
const tellsNothing = (heading: string): boolean =>
  [...wordsIn(plainWords(heading))].every((word) => commonWords.has(word))

/** A heading as it stands, and without what is in brackets: a unit, a zone, "required". */
const readingsOf = (heading: string): string[] => [
  ...new Set([heading, heading.replace(/[([].*?[)\]]/g, ' ')].map(plainWords)),
]

type Called = { name: string; required: boolean; words: string[] }

const calledIn = (register: Register, sayers: readonly Say[]): Called[] =>
  importable(register).map(([name, field]) => {
    const labels = sayers.map((say) => say(labelOf(name, field)))
    const words = [name, ...labels, ...(field.headings ?? [])]
    const required = field.required === true
    return { name, required, words: [...new Set(words.map(plainWords))] }
  })

const isCalled = (heading: string, { words }: Called): boolean =>
  readingsOf(heading).some((reading) => words.includes(reading))

/** Whether a field is called so, in any language: no guess is needed then. */
export const isKnownAs = (
  register: Register,
  name: string,
  heading: string,
  sayers: readonly Say[],
): boolean =>
  calledIn(register, sayers).some((called) => called.name === name && isCalled(heading, called))

const scoreOf = (heading: string, { words }: Called): number =>
  Math.max(...readingsOf(heading).flatMap((reading) => words.map((one) => closeness(reading, one))))

/** The one field that a heading is part of the name of; of several the one that a row cannot be without. */
function wholeOf(heading: string, free: readonly Called[]): Called | undefined {
  const found = free.filter(({ words }) =>
    readingsOf(heading).some((reading) => words.some((one) => isPart(reading, one))),
  )
  const some = found.length > 1 ? found.filter(({ required }) => required) : found
  return some.length === 1 ? some[0] : undefined
}

/** Each heading has one field at most, each field one heading: the surest find each other first. */
export function guessMapping(
  register: Register,
  headings: readonly string[],
  sayers: readonly Say[],
): Mapping {
  const known = calledIn(register, sayers)
  const found = new Map<string, string>()
  const taken = new Set<string>()
  function assign(heading: string, called: Called | undefined) {
    if (called === undefined || found.has(heading) || taken.has(called.name)) return
    found.set(heading, called.name)
    taken.add(called.name)
  }
  const left = () => headings.filter((one) => !found.has(one) && !tellsNothing(one))
  const free = () => known.filter(({ name }) => !taken.has(name))
  for (const heading of headings)
    assign(
      heading,
      free().find((called) => isCalled(heading, called)),
    )
  for (const heading of left()) assign(heading, wholeOf(heading, free()))
  left()
    .flatMap((heading) =>
      free().map((called) => ({ heading, called, score: scoreOf(heading, called) })),
    )
    .filter(({ score }) => score >= closeEnough)
    .sort((a, b) => b.score - a.score)
    .forEach(({ heading, called }) => {
      assign(heading, called)
    })
  return Object.fromEntries(headings.map((heading) => [heading, found.get(heading) ?? null]))
}

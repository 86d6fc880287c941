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
  return [...few].every((word) => many.has(word)) && [...few].some((word) => !commonWords.has(word))
}

/** A heading as it stands, and without what is in brackets: a unit, a zone, "required". */
const readingsOf = (heading: string): string[] => [
  ...new Set([heading, heading.replace(/[([].*?[)\]]/g, ' ')].map(plainWords)),
]

type Called = { name: string; words: string[] }

const calledIn = (register: Register, sayers: readonly Say[]): Called[] =>
  importable(register).map(([name, field]) => {
    const labels = sayers.map((say) => say(labelOf(name, field)))
    const words = [name, ...labels, ...(field.headings ?? [])]
    return { name, words: [...new Set(words.map(plainWords))] }
  })

/** Whether a field is called so, in any language: no guess is needed then. */
export const isKnownAs = (
  register: Register,
  name: string,
  heading: string,
  sayers: readonly Say[],
): boolean =>
  calledIn(register, sayers).some(
    (called) =>
      called.name === name && readingsOf(heading).some((reading) => called.words.includes(reading)),
  )

const scoreOf = (heading: string, { words }: Called): number =>
  Math.max(...readingsOf(heading).flatMap((reading) => words.map((one) => closeness(reading, one))))

/** Each heading has one field at most, each field one heading: the closest find each other first. */
export function guessMapping(
  register: Register,
  headings: readonly string[],
  sayers: readonly Say[],
): Mapping {
  const known = calledIn(register, sayers)
  const pairs = headings
    .flatMap((heading) =>
      known.map((called) => ({ heading, name: called.name, score: scoreOf(heading, called) })),
    )
    .filter(({ score }) => score >= closeEnough)
    .sort((a, b) => b.score - a.score)
  const mapping: Mapping = Object.fromEntries(headings.map((heading) => [heading, null]))
  const taken = new Set<string>()
  for (const { heading, name } of pairs) {
    if (mapping[heading] !== null || taken.has(name)) continue
    mapping[heading] = name
    taken.add(name)
  }
  // A part of a name tells the field where it is part of one alone.
  for (const heading of headings.filter((one) => mapping[one] === null)) {
    const [only, another] = known.filter(
      ({ name, words }) =>
        !taken.has(name) &&
        readingsOf(heading).some((reading) => words.some((one) => isPart(reading, one))),
    )
    if (only === undefined || another !== undefined) continue
    mapping[heading] = only.name
    taken.add(only.name)
  }
  return mapping
}

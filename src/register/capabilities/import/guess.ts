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

/** Each heading has one field at most, each field one heading: the closest find each other first. */
export function guessMapping(
  register: Register,
  headings: readonly string[],
  sayers: readonly Say[],
): Mapping {
  const known = importable(register).map(([name, field]) => {
    const labels = sayers.map((say) => say(labelOf(name, field)))
    const words = [name, ...labels, ...(field.headings ?? [])]
    return { name, words: [...new Set(words.map(plainWords))] }
  })
  const pairs = headings
    .flatMap((heading) => {
      const plain = plainWords(heading)
      return known.map(({ name, words }) => ({
        heading,
        name,
        score: Math.max(...words.map((one) => closeness(plain, one))),
      }))
    })
    .filter(({ score }) => score >= closeEnough)
    .sort((a, b) => b.score - a.score)
  const mapping: Mapping = Object.fromEntries(headings.map((heading) => [heading, null]))
  const taken = new Set<string>()
  for (const { heading, name } of pairs) {
    if (mapping[heading] !== null || taken.has(name)) continue
    mapping[heading] = name
    taken.add(name)
  }
  return mapping
}

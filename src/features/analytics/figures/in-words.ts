// Figures said in words. What is too small to say anything, or to name nobody, says nothing.
import { numberIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { MessageKey, Text } from '../../../kit/web/language/catalogue.ts'

/** With the list that has just its records. */
export type FigureSentence = { words: string; to: string | null }
export type FigureWording = {
  text: Text
  locale: Locale
  /** Whether they are held against the period before; they are unless said. */
  compares?: boolean
}

const fewest = 5

/** Of two counts, a difference below twice their scatter can be chance. */
const canBeChance = (value: number, before: number) =>
  Math.abs(value - before) <= 2 * Math.sqrt(value + before)

type Compared = {
  value: number
  before: number
  /** Out of how many it was counted before: with none there is nothing to compare with. */
  outOf?: number
  to?: string | null | undefined
}

/** Where none were counted before, the work may not have been done here yet: nothing is held against that. */
export const sinceKnown = <One extends { before: number }>(one: One) => ({
  ...one,
  outOf: one.before,
})

/** "34 items failed, 22 more than in the period before." */
export function compared(
  { text, locale, compares = true }: FigureWording,
  counted: MessageKey,
  { value, before, outOf, to = null }: Compared,
): FigureSentence[] {
  if (Math.max(value, compares ? before : 0) < fewest) return []
  const first = text(counted, { count: value })
  const number = (n: number) => numberIn(locale, n)
  const words =
    outOf === 0 || !compares
      ? text('says_alone', { first })
      : value === before
        ? text('says_same', { first })
        : canBeChance(value, before)
          ? text('says_chance', { first, before: number(before) })
          : value > before
            ? text('says_more', { first, difference: number(value - before) })
            : text('says_fewer', { first, difference: number(before - value) })
  return [{ words, to }]
}

/** "Of the forms that were due, 88% came, 93% in the period before." A share of too few is not there. */
export function shared(
  { text, locale, compares = true }: FigureWording,
  keys: { now: MessageKey; compared: MessageKey },
  shares: { value: number | null; before: number | null },
  to: string | null = null,
): FigureSentence[] {
  if (shares.value === null) return []
  const said = (share: number) => text('says_share', { share: numberIn(locale, share) })
  const share = said(shares.value)
  return [
    {
      words:
        shares.before === null || !compares
          ? text(keys.now, { share })
          : text(keys.compared, { share, before: said(shares.before) }),
      to,
    },
  ]
}

export type Counted = { name: string | null; value: number; to?: string | null | undefined }

/** "Most were missed at Harbour Tower: 14 of 34." Only where one stands out among several. */
export function foremost(
  { text, locale }: FigureWording,
  key: MessageKey,
  rows: readonly Counted[],
  all: number,
): FigureSentence[] {
  const [first, second] = rows.toSorted((one, other) => other.value - one.value)
  if (first === undefined || second === undefined || first.name === null) return []
  if (first.value < fewest || first.value === second.value) return []
  const counts = { count: numberIn(locale, first.value), all: numberIn(locale, all) }
  return [{ words: text(key, { name: first.name, ...counts }), to: first.to ?? null }]
}

/** "9 of 14 reported hazards are closed." */
export function partOf(
  { text, locale }: FigureWording,
  key: MessageKey,
  { value, all, to = null }: { value: number; all: number; to?: string | null },
): FigureSentence[] {
  if (all < fewest) return []
  return [{ words: text(key, { count: value, all: numberIn(locale, all) }), to }]
}

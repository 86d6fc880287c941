// What a cell of the matrix says, as one letter: the whole table of a company travels so.
import type { TrainingStatus } from '../../../regulation/index.ts'

export const cellLetters = {
  v: 'valid',
  '9': 'expiring',
  '6': 'expiring',
  '3': 'expiring',
  x: 'expired',
  m: 'missing',
  g: 'grace',
  p: 'pending_verification',
  /** Nothing asks for it, and the person has it. */
  h: 'not_required',
  '.': 'not_required',
} as const satisfies Record<string, TrainingStatus>
export type CellLetter = keyof typeof cellLetters

type Judged = { status: TrainingStatus; within: number | null; held: boolean }

const plain = {
  valid: 'v',
  expired: 'x',
  missing: 'm',
  grace: 'g',
  pending_verification: 'p',
} as const

export function letterOf({ status, within, held }: Judged): CellLetter {
  if (status === 'expiring') return within === 30 ? '3' : within === 60 ? '6' : '9'
  return status === 'not_required' ? (held ? 'h' : '.') : plain[status]
}

/** Of two rules that ask for the same, the one that says worse decides: the first in this order. */
export const worstFirst: readonly CellLetter[] = ['m', 'x', 'p', 'g', '3', '6', '9', 'v', 'h', '.']

const ranks = new Map(worstFirst.map((letter, rank) => [letter, rank]))
export const rankOf = (letter: CellLetter) => ranks.get(letter) ?? worstFirst.length

export const worse = (one: CellLetter, other: CellLetter): CellLetter =>
  rankOf(one) <= rankOf(other) ? one : other

/** Which cells a filter looks for. */
export const shownLetters = {
  all: 'vx9630mgph.',
  gaps: 'mx',
  missing: 'm',
  expired: 'x',
  expiring: '963',
  pending: 'p',
  grace: 'g',
} as const
export type ShownCells = keyof typeof shownLetters

/** What is asked for is valid or in grace. */
export const isGood = ({ letter }: { readonly letter: string }): boolean => 'v963g'.includes(letter)

/** How much of that which is required is valid or in grace. */
export function compliance(cells: Iterable<string>): { required: number; good: number } {
  let [required, good] = [0, 0]
  for (const row of cells)
    for (const letter of row) {
      if (letter === '.' || letter === 'h') continue
      required += 1
      if (isGood({ letter })) good += 1
    }
  return { required, good }
}

/** In English, as screens and sheets say it. */
export const letterWords: Readonly<Record<CellLetter, string>> = {
  v: 'Valid',
  '9': 'Expires within 90 days',
  '6': 'Expires within 60 days',
  '3': 'Expires within 30 days',
  x: 'Expired',
  m: 'Missing',
  g: 'In grace period',
  p: 'Not verified yet',
  h: 'Has it, not required',
  '.': 'Not required',
}

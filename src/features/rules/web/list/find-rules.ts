// Which rules a person looks for, and in which order.
import { type RuleRow, ruleRows } from '../../../../regulation/index.ts'
import type { Says } from '../../says.ts'
import { subjectOf } from '../../subjects.ts'

export const noFilters = {
  search: '',
  where: '',
  subject: '',
  certainty: '',
  when: 'now',
  sort: 'order',
} as const
export type Filters = Readonly<Record<keyof typeof noFilters, string>>

export const times = ['now', 'to_come', 'past', 'all'] as const
export type Time = (typeof times)[number]

export const timeOf = ({ from, to }: RuleRow, today: string): Exclude<Time, 'all'> =>
  from > today ? 'to_come' : to !== null && to < today ? 'past' : 'now'

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Sort = (row: RuleRow, says: Says) => string
const sorts: Readonly<Record<string, Sort>> = {
  rule: ({ code }, says) => plain(says.word(`title_${code}`)),
  citation: ({ citation }) => plain(citation),
  certainty: ({ certainty }) => certainty,
  reviewed: ({ reviewed_on }) => reviewed_on,
  since: ({ from }) => from,
}
export const sortNames = Object.keys(sorts)

/** `-since` is the latest first. */
function inOrder(rows: RuleRow[], sort: string, says: Says): RuleRow[] {
  const by = sorts[sort.replace('-', '')]
  if (by === undefined) return rows
  const way = sort.startsWith('-') ? -1 : 1
  const compare = new Intl.Collator(undefined, { numeric: true }).compare
  return rows.toSorted((one, other) => way * compare(by(one, says), by(other, says)))
}

export function findRules(filters: Filters, says: Says, today: string): RuleRow[] {
  const { where, subject, certainty, when, sort } = filters
  const words = plain(filters.search).split(/\s+/)
  const fits = (row: RuleRow) => {
    const { code, citation } = row
    const text = plain(
      [says.word(`title_${code}`), code, citation, says.clock(row) ?? ''].join(' '),
    )
    return words.every((word) => text.includes(word))
  }
  const rows = ruleRows.filter(
    (row) =>
      (where === '' || row.jurisdiction === where) &&
      (subject === '' || subjectOf(row.code) === subject) &&
      (certainty === '' || row.certainty === certainty) &&
      (when === 'all' || timeOf(row, today) === when) &&
      fits(row),
  )
  return inOrder(rows, sort, says)
}

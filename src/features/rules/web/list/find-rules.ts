// Which rules a person looks for, and in which order.
import { keysOf, own } from '../../../../kit/own.ts'
import { type RuleRow, ruleRows } from '../../../../regulation/index.ts'
import { contentOf } from '../../contents/content-of.ts'
import type { Says } from '../../says.ts'
import { type Subject, subjectNames, subjectOf } from '../../subjects.ts'

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

type Sort = { by(row: RuleRow, says: Says): string; latestFirst?: boolean }
const sorts = {
  rule: { by: ({ code }, says) => plain(says.word(`title_${code}`)) },
  citation: { by: ({ citation }) => plain(citation) },
  certainty: { by: ({ certainty }) => certainty },
  reviewed: { by: ({ reviewed_on }) => reviewed_on, latestFirst: true },
  since: { by: ({ from }) => from, latestFirst: true },
} satisfies Record<string, Sort>
export const sortNames = keysOf(sorts)

function inOrder(rows: RuleRow[], name: string, says: Says): RuleRow[] {
  const sort = own<Sort>(sorts, name)
  if (sort === undefined) return rows
  const way = sort.latestFirst ? -1 : 1
  const compare = new Intl.Collator(undefined, { numeric: true }).compare
  return rows.toSorted((one, other) => way * compare(sort.by(one, says), sort.by(other, says)))
}

export function bySubject(rows: readonly RuleRow[]): [Subject, RuleRow[]][] {
  const parts = Map.groupBy(rows, ({ code }) => subjectOf(code))
  return subjectNames.flatMap((subject): [Subject, RuleRow[]][] => {
    const found = parts.get(subject)
    return found === undefined ? [] : [[subject, found]]
  })
}

/** All that is said of a rule, to be searched. */
function textOf(row: RuleRow, says: Says): string {
  const { text, lists } = contentOf(row, says)
  const told = [says.word(`title_${row.code}`), row.code, row.citation, says.clock(row) ?? '', text]
  return plain([...told, ...lists.flatMap(({ entries }) => entries)].join(' '))
}
export type RuleTexts = ReadonlyMap<RuleRow, string>
export const textsIn = (says: Says): RuleTexts =>
  new Map(ruleRows.map((row) => [row, textOf(row, says)]))

export function findRules(
  filters: Filters,
  says: Says,
  today: string,
  texts: RuleTexts,
): RuleRow[] {
  const { where, subject, certainty, when, sort } = filters
  const words = plain(filters.search).split(/\s+/)
  const fits = (row: RuleRow) => words.every((word) => texts.get(row)?.includes(word))
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

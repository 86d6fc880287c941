// Two revisions beside each other, question by question, in the words that people read.
import { same } from '../../../forms/definition/index.ts'
import {
  type AnsweredForm,
  contentOf,
  type PaperAnswer,
  type PaperEntry,
  type PaperRemark,
} from '../../papers/content.ts'
import type { PaperLanguage } from '../../papers/readable.ts'

export type DifferenceLine = {
  readonly key: string
  readonly label: string
  readonly section: string | undefined
  readonly before: PaperAnswer | undefined
  readonly after: PaperAnswer | undefined
  readonly changed: boolean
}

/** What was said of the question, in its items too. */
const remarksOf = (entry: PaperEntry | undefined): PaperRemark[] =>
  entry?.kind === 'answer' ? [...entry.remarks, ...entry.items.flat().flatMap(remarksOf)] : []

type Placed = { entry: PaperAnswer; section: string | undefined }

function placed(entries: readonly PaperEntry[]): Placed[] {
  let section: string | undefined
  return entries.flatMap((entry): Placed[] => {
    if (entry.kind === 'section') section = entry.label
    return entry.kind === 'answer' ? [{ entry, section }] : []
  })
}

/** Everything that was asked in either, in the order of the later; a question that only the earlier has
 * stands after its former neighbour. */
export function difference(
  was: AnsweredForm,
  is: AnsweredForm,
  reading: PaperLanguage,
): DifferenceLine[] {
  const before = placed(contentOf(was, true, reading).entries)
  const after = placed(contentOf(is, true, reading).entries)
  const old = new Map(before.map((one) => [one.entry.key, one]))
  const now = new Set(after.map(({ entry }) => entry.key))
  const lines = after.map(({ entry, section }): DifferenceLine => {
    const { key, label } = entry
    const former = old.get(key)?.entry
    const changed =
      !same(was.answers[key], is.answers[key]) || !same(remarksOf(former), remarksOf(entry))
    return { key, label, section, before: former, after: entry, changed }
  })
  for (const [at, { entry, section }] of before.entries()) {
    if (now.has(entry.key)) continue
    const { key, label } = entry
    const previous = before[at - 1]?.entry.key
    const changed = was.answers[key] !== undefined || remarksOf(entry).length > 0
    const where = lines.findIndex((line) => line.key === previous) + 1
    lines.splice(where, 0, { key, label, section, before: entry, after: undefined, changed })
  }
  return lines
}

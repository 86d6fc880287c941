// Sums over groups of checks: of all of them, and by what they have in common.
import type { GroupOfChecks } from './failed-items.store.ts'

type Sums = Pick<GroupOfChecks, 'checks' | 'failed' | 'fails'>

/** As many lines as a screen has. */
const most = 200

export const summed = (groups: readonly Sums[]): Sums =>
  groups.reduce(
    (sums, { checks, failed, fails }) => ({
      checks: sums.checks + checks,
      failed: sums.failed + failed,
      fails: sums.fails + fails,
    }),
    { checks: 0, failed: 0, fails: 0 },
  )

const wordsOf = ({ id, name }: { id: string | null; name: string | null }) =>
  `${name ?? '\uffff'} ${id}`

/** By what `nameOf` says, those with the most failed items first; nothing said: it has no line. */
export function summedBy<Named extends { id: string | null; name: string | null }>(
  groups: readonly GroupOfChecks[],
  nameOf: (group: GroupOfChecks) => Named | undefined,
): (Named & Sums)[] {
  const lines = new Map<string | null, { named: Named; of: GroupOfChecks[] }>()
  for (const group of groups) {
    const named = nameOf(group)
    if (named === undefined) continue
    const line = lines.get(named.id) ?? { named, of: [] }
    line.of.push(group)
    lines.set(named.id, line)
  }
  return [...lines.values()]
    .map(({ named, of }) => ({ ...named, ...summed(of) }))
    .sort((a, b) => b.fails - a.fails || wordsOf(a).localeCompare(wordsOf(b), 'en'))
    .slice(0, most)
}

import { screenByName } from '../../../access/screens.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import type { Say } from '../../../kit/sentences.ts'
import type { SearchedKind } from '../../../manifest/searched.ts'
import { grantTo } from '../../../register/capabilities/call-parts.ts'
import { addressWithin } from '../../../register/screens-of.ts'
import { bestRows, showFound } from '../../../register/server/find-rows.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { sayIn } from '../../../register/server/words.ts'
import { few, most, searchRecords } from '../search.contract.ts'

/** The list with the same words, where the caller may open it and it lies within nothing else. */
function listOf(
  { can }: Context,
  { register, list = register.name }: SearchedKind,
  search: string,
): string | null {
  const screen = screenByName.get(list)
  if (screen === undefined || screen.path.includes(':')) return null
  if (screen.grants.length > 0 && !screen.grants.some(can)) return null
  return `${screen.path}?${new URLSearchParams({ search })}`
}

function recordOf({ register }: SearchedKind, id: string, within: string | null): string {
  const screen = screenByName.get(`${register.name}-record`)
  if (screen === undefined) throw new Error(`${register.name} is searched, and read nowhere.`)
  return addressWithin(screen, within ?? undefined, id)
}

type Searching = { context: Context; registers: Registers; say: Say }

async function findOf({ context, registers, say }: Searching, kind: SearchedKind, search: string) {
  const extension = registers.extension(kind.register.name)
  const request = { context, registers, extension }
  // One more than is counted says that there are more.
  const asked = { search, most: most + 1 }
  const found = kind.find?.(request, asked) ?? bestRows(request, kind, search, asked.most)
  return { kind, ...(await showFound(request, kind, { found, few, say })) }
}

export const searchCalls = (kinds: readonly SearchedKind[], registers: Registers) => [
  bind(searchRecords, async (context, { query: { q, lang } }) => {
    const say = sayIn(lang)
    const open = kinds.filter(({ register }) => context.can(grantTo(register, 'view')))
    const all = await Promise.all(open.map((kind) => findOf({ context, registers, say }, kind, q)))
    /** A kind of which one was meant comes first. */
    const first = ({ rows }: (typeof all)[number]) => (rows[0]?.rank === 0 ? 0 : 1)
    return {
      kinds: all
        .filter(({ rows }) => rows.length > 0)
        .sort((one, other) => first(one) - first(other) || one.kind.at - other.kind.at)
        .map(({ kind, rows, total }) => ({
          name: kind.register.name,
          label: say(kind.register.many),
          found: rows.map(({ id, name, about, within, completed }) => ({
            id,
            name,
            about: [...about, ...(completed ? [say('Completed')] : [])],
            path: recordOf(kind, id, within),
          })),
          total: Math.min(total, most),
          total_is: total > most ? ('at_least' as const) : ('exact' as const),
          list: listOf(context, kind, q),
        })),
    }
  }),
]

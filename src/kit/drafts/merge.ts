// Two who changed one thing: what only one of them changed is taken from them; what both changed, and
// not to the same, is a conflict, in which mine stays until somebody decides. Lists are merged entry by
// entry.
import { isRecord } from '../own.ts'
import { same } from '../same.ts'

export type DraftValues = Readonly<Record<string, unknown>>
/** What an entry of a list is called; one without a name cannot be told from the others. */
export type NameOf = (entry: unknown) => string | undefined

type Merged<Value = unknown> = { readonly value: Value; readonly conflict: boolean }

const nameById: NameOf = (entry) => {
  if (typeof entry === 'string') return entry
  return isRecord(entry) && entry.id !== undefined ? String(entry.id) : undefined
}

/** A list by the names of its entries; of nothing, an empty one. */
function namedIn(list: unknown, nameOf: NameOf): ReadonlyMap<string, unknown> | undefined {
  const entries = list ?? []
  if (!Array.isArray(entries)) return undefined
  const named = new Map<string, unknown>()
  for (const entry of entries) {
    const name = nameOf(entry)
    // Of two with one name, one would be lost.
    if (name === undefined || named.has(name)) return undefined
    named.set(name, entry)
  }
  return named
}

type Names = readonly string[]

/** The names of both, where each put them. Who moved what was there decides; where both did, theirs
 *  stands, because it was saved first. */
function inOrder(was: Names, mine: Names, theirs: Names): string[] {
  const [before, there] = [new Set(was), new Set(theirs)]
  const stayed = theirs.filter((name) => before.has(name))
  const moved = !same(
    stayed,
    was.filter((name) => there.has(name)),
  )
  const [first, second] = moved ? [theirs, mine] : [mine, theirs]
  const order = [...first]
  const known = new Set([...was, ...second])
  const isNew = (name: string | undefined) => name !== undefined && !known.has(name)
  second.forEach((name, at) => {
    if (order.includes(name)) return
    const previous = second.slice(0, at).findLast((one) => order.includes(one))
    const next = second.slice(at + 1).find((one) => order.includes(one))
    let place = next === undefined ? order.length : order.indexOf(next)
    if (previous !== undefined) {
      place = order.indexOf(previous) + 1
      // Behind what the first put in at the same place.
      while (place < order.length && isNew(order[place])) place += 1
    }
    order.splice(place, 0, name)
  })
  return order
}

type MergedList<Entry = unknown> = {
  readonly value: readonly Entry[]
  readonly conflicts: readonly string[]
}
type List<Entry> = readonly Entry[] | undefined

/** What either put in is in; what one took out and the other left alone is out, and what the other
 *  changed stays. Nothing where the three are no lists of entries that have names. `conflicts`: the
 *  names of entries. */
export function mergeLists<Entry>(
  was: List<Entry>,
  mine: List<Entry>,
  theirs: List<Entry>,
  nameOf?: NameOf,
): MergedList<Entry> | undefined
export function mergeLists(
  was: unknown,
  mine: unknown,
  theirs: unknown,
  nameOf?: NameOf,
): MergedList | undefined
export function mergeLists(
  was: unknown,
  mine: unknown,
  theirs: unknown,
  nameOf: NameOf = nameById,
): MergedList | undefined {
  const before = namedIn(was, nameOf)
  const here = namedIn(mine, nameOf)
  const there = namedIn(theirs, nameOf)
  if (before === undefined || here === undefined || there === undefined) return undefined
  const conflicts: string[] = []
  const value = inOrder([...before.keys()], [...here.keys()], [...there.keys()]).flatMap((name) => {
    const one = mergeValue(before.get(name), here.get(name), there.get(name), { nameOf })
    if (one.conflict) conflicts.push(name)
    return one.value ?? (one.conflict ? (there.get(name) ?? []) : [])
  })
  return { value, conflicts }
}

type How = { readonly nameOf?: NameOf; isSame?(one: unknown, other: unknown): boolean }

/** One value of two. */
export function mergeValue<Value>(was: Value, mine: Value, theirs: Value, how?: How): Merged<Value>
export function mergeValue(
  was: unknown,
  mine: unknown,
  theirs: unknown,
  { nameOf = nameById, isSame = same }: How = {},
): Merged {
  if (isSame(mine, theirs) || isSame(theirs, was)) return { value: mine, conflict: false }
  if (isSame(mine, was)) return { value: theirs, conflict: false }
  const list = mergeLists(was, mine, theirs, nameOf)
  if (list !== undefined) return { value: list.value, conflict: list.conflicts.length > 0 }
  return { value: mine, conflict: true }
}

/** Values by name, each merged by itself. `conflicts`: the names that both changed. */
export function mergeValues(
  was: DraftValues,
  mine: DraftValues,
  theirs: DraftValues,
  howOf: (name: string) => How = () => ({}),
): { values: DraftValues; conflicts: readonly string[] } {
  const values: Record<string, unknown> = {}
  const conflicts: string[] = []
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const { value, conflict } = mergeValue(was[name], mine[name], theirs[name], howOf(name))
    values[name] = value
    if (conflict) conflicts.push(name)
  }
  return { values, conflicts }
}

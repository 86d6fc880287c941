// Which question reads which, and where each stands in a drawing from left to right.
import { type Condition, compile, type Key, read } from '../../../../../form-engine/index.ts'
import type { FormDefinition, Question } from '../../../definition/question.ts'
import { decidedOver } from '../../../definition/sections.ts'

export type Edge = { readonly from: Key; readonly to: Key; readonly circular: boolean }
export type Node = {
  readonly key: Key
  readonly column: number
  readonly row: number
  readonly circular: boolean
}
export type Graph = {
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
  readonly columns: number
  readonly rows: number
}

const readIn = ({ field, otherField, is_other_field_compare }: Condition): (Key | null)[] =>
  is_other_field_compare ? [field, otherField] : [field]

/** What one question looks at: its parent, its conditions, what it is calculated of. */
function sourcesOf({ dependent_id, conditions, calculation }: Question): Key[] {
  const asked = (conditions?.conditions ?? []).flatMap((item) =>
    item.type === 'OR' ? item.conditions.flatMap(readIn) : readIn(item),
  )
  const all = [dependent_id ?? null, ...asked, ...(calculation?.of ?? [])]
  return [...new Set(all.filter((key): key is Key => (key ?? '') !== ''))]
}

type Link = { readonly from: Key; readonly to: Key }

/** Those that wait for themselves, as the engine finds them. */
function circularIn(definition: FormDefinition): Set<Key> {
  const { problems } = compile(decidedOver(definition).definition)
  return new Set(
    problems.flatMap(({ code, field, fields }) =>
      code === 'cycle' || code === 'self-reference' ? (fields ?? [field ?? '']) : [],
    ),
  )
}

/** One column further than the furthest that is read; a way back in a circle is not followed. */
function columnsOf(keys: readonly Key[], links: readonly Link[]): Map<Key, number> {
  const sources = Map.groupBy(links, ({ to }) => to)
  const columns = new Map<Key, number>()
  const open = new Set<Key>()
  const place = (key: Key): number => {
    const known = columns.get(key)
    if (known !== undefined) return known
    open.add(key)
    const before = (sources.get(key) ?? []).filter(({ from }) => !open.has(from))
    const column = Math.max(-1, ...before.map(({ from }) => place(from))) + 1
    open.delete(key)
    columns.set(key, column)
    return column
  }
  for (const key of keys) place(key)
  return columns
}

const sweeps = 4

/** The order in a column: near to what is read and to who reads, so that few arrows cross. */
function rowsOf(keys: readonly Key[], links: readonly Link[], columns: ReadonlyMap<Key, number>) {
  const byColumn = [...Map.groupBy(keys, (key) => columns.get(key) ?? 0)]
    .sort(([a], [b]) => a - b)
    .map(([, column]) => column)
  const rows = new Map<Key, number>()
  for (const column of byColumn) for (const [at, key] of column.entries()) rows.set(key, at)
  const near = new Map(
    keys.map((key) => [
      key,
      links.flatMap(({ from, to }) => (to === key ? [from] : from === key ? [to] : [])),
    ]),
  )
  const middle = (key: Key) => {
    const others = (near.get(key) ?? []).map((other) => rows.get(other) ?? 0)
    return others.length === 0
      ? (rows.get(key) ?? 0)
      : others.reduce((sum, one) => sum + one, 0) / others.length
  }
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    for (const column of byColumn) {
      const middles = new Map(column.map((key) => [key, middle(key)]))
      column.sort((a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0))
      for (const [at, key] of column.entries()) rows.set(key, at)
    }
  return rows
}

export function graphOf(definition: FormDefinition): Graph {
  const { fields } = definition
  const stored = new Map(read(definition).definition.fields.map((field) => [field.key, field]))
  const known = new Set(fields.map(({ key }) => key))
  const links = fields.flatMap((field): Link[] =>
    sourcesOf({ ...field, ...stored.get(field.key) })
      .filter((from) => known.has(from))
      .map((from) => ({ from, to: field.key })),
  )
  const circular = circularIn(definition)
  const drawn = fields
    .map(({ key }) => key)
    .filter((key) => links.some(({ from, to }) => from === key || to === key))
  const columns = columnsOf(drawn, links)
  const rows = rowsOf(drawn, links, columns)
  const nodes = drawn.map((key) => ({
    key,
    column: columns.get(key) ?? 0,
    row: rows.get(key) ?? 0,
    circular: circular.has(key),
  }))
  return {
    nodes,
    edges: links.map(({ from, to }) => ({
      from,
      to,
      circular: circular.has(from) && circular.has(to),
    })),
    columns: Math.max(0, ...nodes.map(({ column }) => column + 1)),
    rows: Math.max(0, ...nodes.map(({ row }) => row + 1)),
  }
}

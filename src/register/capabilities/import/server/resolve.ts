// What lines point at by its name: looked up for all lines at once, in the company and in the file.

import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { textsIn } from '../../../../kit/own.ts'
import { columnsIn } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Field } from '../../../fields/field.ts'
import { targetOf } from '../../../fields/pointing.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { closestTo, plainWords } from '../guess.ts'
import { importable } from '../importable.ts'
import { blame, type RowDraft, suggest } from './draft.ts'

type Found = { id: string; name: string; draft?: RowDraft }
type Index = (asked: string) => readonly Found[]

/** What a line may call a row: its name, or else what no two rows share, such as a number. */
function callings({ registers }: RegisterRequest, field: Field): Sql[] {
  const register = registers.find(targetOf(field))?.register
  const unique = register === undefined ? [] : columnsIn(register)
  const { name: itself, called = [] } = registers.target(field)
  return [
    itself,
    ...called,
    ...unique
      .filter(([name, { kind, unique }]) => kind === 'text' && unique && name !== register?.named)
      .map(([name]) => sql`r.${sql.id(name)}`),
  ]
}

/** Those that the company has, by the name as it was asked for. */
async function inCompany(
  request: RegisterRequest,
  field: Field,
  names: readonly string[],
): Promise<Index> {
  const { table, name, open } = request.registers.target(field)
  const found = new Map<string, Found[]>()
  for (const called of callings(request, field)) {
    const left = names.filter((asked) => !found.has(asked))
    if (left.length === 0) break
    // Locked, so that what is pointed at is still there when this is committed.
    const rows = await request.context.db.many(
      { asked: 'string', id: 'string', name: 'string' },
      sql`
      select u.asked, r.id, ${name} as name
      from unnest(${left}::text[]) u(asked)
      join ${sql.id(table)} r on folded(${called}) = folded(u.asked)
      where r.company_id = current_company() and ${open} for key share of r`,
    )
    for (const [asked, some] of Map.groupBy(rows, ({ asked }) => asked)) found.set(asked, some)
  }
  return (asked) => found.get(asked) ?? []
}

/** So many names are looked through for one that was meant, for so many that were not found. */
const [mostCompared, mostMissing] = [2000, 25]

export type SayLineError = (sentence: string, value: string) => string

type Missing = { words: string; near: string | undefined }

/** What is said of names that nothing has, with the name that was most likely meant. */
async function saidOfMissing(
  { context, registers }: RegisterRequest,
  field: Field,
  missing: readonly string[],
  tell: SayLineError,
): Promise<(asked: string) => Missing> {
  const { table, name, open } = registers.target(field, context)
  const rows =
    missing.length === 0
      ? []
      : await context.db.many(
          { name: 'string' },
          sql`
    select ${name} as name from ${sql.id(table)} r
    where r.company_id = current_company() and ${open} order by 1 limit ${mostCompared}`,
        )
  const names = rows.map((row) => row.name)
  const meant = new Map(missing.slice(0, mostMissing).map((one) => [one, closestTo(one, names)]))
  return (asked) => {
    const near = meant.get(asked)
    const said = tell('“{value}” is not in the list of choices.', asked)
    const words = near === undefined ? said : `${said} ${tell('Did you mean “{value}”?', near)}`
    return { words, near }
  }
}

/** Lines of the file itself, where a field points at rows of its own register. */
function inFile(request: RegisterRequest, field: Field, drafts: readonly RowDraft[]): Index {
  if (targetOf(field) !== request.extension.register.name) return () => []
  const found = drafts.map((draft) => ({ id: draft.id, name: draft.name, draft }))
  const byName = Map.groupBy(found, ({ name }) => plainWords(name))
  return (asked) => byName.get(plainWords(asked)) ?? []
}

export async function resolve(
  request: RegisterRequest,
  drafts: readonly RowDraft[],
  tell: SayLineError,
): Promise<void> {
  for (const [name, field] of importable(request.extension.register)) {
    const { points } = kindOf(field)
    if (points === undefined) continue
    const asking = drafts.filter(({ values }) => values[name] !== undefined)
    const names = new Set(asking.flatMap(({ values }) => textsIn(values[name])))
    if (names.size === 0) continue
    const there = await inCompany(request, field, [...names])
    const here = inFile(request, field, drafts)
    const missing = [...names].filter((one) => there(one).length + here(one).length === 0)
    const sayMissing = await saidOfMissing(request, field, missing, tell)
    for (const draft of asking) {
      const ids = textsIn(draft.values[name]).flatMap((asked) => {
        const lines = here(asked).filter((one) => one.draft !== draft)
        // A line that changes a row is that row.
        const rows = there(asked).filter(({ id }) => !lines.some((line) => line.id === id))
        const all = [...rows, ...lines].filter(({ id }) => id !== draft.id)
        const exact = all.filter((one) => one.name === asked)
        const [only, another] = exact.length > 0 ? exact : all
        if (only === undefined) {
          const { words, near } = sayMissing(asked)
          blame(draft, name, words)
          if (near !== undefined) suggest(draft, name, asked, near)
        } else if (another !== undefined)
          blame(draft, name, tell('Several have the name “{value}”.', asked))
        else if (only.draft !== undefined && only.draft.twin === undefined)
          draft.refs.push({ field: name, to: only.draft, first: points === 'one' })
        return only === undefined ? [] : [only.id]
      })
      draft.values[name] = points === 'many' ? ids : ids[0]
    }
  }
}

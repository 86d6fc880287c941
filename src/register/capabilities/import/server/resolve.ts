// What lines point at by its name: looked up for all lines at once, in the company and in the file.

import { sql } from '../../../../kit/db/sql.ts'
import { textsIn } from '../../../../kit/own.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Field } from '../../../fields/field.ts'
import { targetOf } from '../../../fields/pointing.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { plainWords } from '../guess.ts'
import { importable } from '../importable.ts'
import { blame, type RowDraft } from './draft.ts'

type Found = { id: string; name: string; draft?: RowDraft }
type Index = (asked: string) => readonly Found[]

/** Those that the company has, by the name as it was asked for. */
async function inCompany(
  request: RegisterRequest,
  field: Field,
  names: readonly string[],
): Promise<Index> {
  const { table, name, open } = request.registers.target(field)
  // Locked, so that what is pointed at is still there when this is committed.
  const rows = await request.context.db.many(
    { asked: 'string', id: 'string', name: 'string' },
    sql`
    select u.asked, r.id, ${name} as name
    from unnest(${names}::text[]) u(asked)
    join ${sql.id(table)} r on folded(${name}) = folded(u.asked)
    where r.company_id = current_company() and ${open} for key share of r`,
  )
  const byAsked = Map.groupBy(rows, ({ asked }) => asked)
  return (asked) => byAsked.get(asked) ?? []
}

/** Lines of the file itself, where a field points at rows of its own register. */
function inFile(request: RegisterRequest, field: Field, drafts: readonly RowDraft[]): Index {
  if (targetOf(field) !== request.extension.register.name) return () => []
  const found = drafts.map((draft) => ({ id: draft.id, name: draft.name, draft }))
  const byName = Map.groupBy(found, ({ name }) => plainWords(name))
  return (asked) => byName.get(plainWords(asked)) ?? []
}

export type SayLineError = (sentence: string, value: string) => string

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
    for (const draft of asking) {
      const ids = textsIn(draft.values[name]).flatMap((asked) => {
        const all = [...there(asked), ...here(asked)].filter((one) => one.draft !== draft)
        const exact = all.filter((one) => one.name === asked)
        const [only, another] = exact.length > 0 ? exact : all
        if (only === undefined)
          blame(draft, name, tell('Nothing to choose here is called “{value}”.', asked))
        else if (another !== undefined)
          blame(draft, name, tell('More than one is called “{value}”.', asked))
        else if (only.draft !== undefined)
          draft.refs.push({ field: name, to: only.draft, first: points === 'one' })
        return only === undefined ? [] : [only.id]
      })
      draft.values[name] = points === 'many' ? ids : ids[0]
    }
  }
}

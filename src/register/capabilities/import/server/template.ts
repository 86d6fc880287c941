// A sheet to fill in: every heading that is understood, and one line as an example.
import { sql } from '../../../../kit/db/sql.ts'
import type { Say } from '../../../../kit/sentences.ts'
import type { Cell } from '../../../../kit/spreadsheet/cell.ts'
import { labelOf } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Field } from '../../../fields/field.ts'
import type { RegisterRequest } from '../../../server/registers.ts'
import { importable } from '../importable.ts'

/** The same example each time. */
function steady(): () => number {
  let state = 11
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A name that one alone bears, or the example could not be imported. */
async function firstName(request: RegisterRequest, field: Field): Promise<Cell> {
  const { table, name, open } = request.registers.target(field)
  const row = await request.context.db.maybe(
    { name: 'string' },
    sql`
    select ${name} as name from ${sql.id(table)} r
    where r.company_id = current_company() and ${open}
    group by 1 having count(*) = 1 order by 1 limit 1`,
  )
  return row?.name ?? null
}

export async function templateOf(
  request: RegisterRequest,
  say: Say,
): Promise<{ heads: string[]; line: Cell[] }> {
  const random = steady()
  const heads: string[] = []
  const line: Cell[] = []
  for (const [name, field] of importable(request.extension.register)) {
    const kind = kindOf(field)
    heads.push(say(labelOf(name, field)))
    const value = kind.points === undefined ? kind.example(field, random) : undefined
    if (kind.points !== undefined) line.push(await firstName(request, field))
    else line.push(value === undefined || value === null ? null : kind.toText(value, field, say))
  }
  return { heads, line }
}

// What a list was narrowed by, in words: a sheet of paper must say what it leaves out.

import { sql } from '../../../../kit/db/sql.ts'
import { textsIn } from '../../../../kit/own.ts'
import type { Say } from '../../../../kit/sentences.ts'
import { fieldsIn, labelOf } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import { optionsOf, sayOption } from '../../../fields/choice.ts'
import type { Field } from '../../../fields/field.ts'
import type { ListQuery } from '../../../server/narrow.ts'
import type { RegisterRequest } from '../../../server/registers.ts'

const states = { active: 'Active', completed: 'Completed', deleted: 'Archived' } as const

async function namesOf(
  request: RegisterRequest,
  field: Field,
  ids: readonly string[],
): Promise<string[]> {
  const { table, name } = request.registers.target(field, request.context)
  const rows = await request.context.db.many(
    { name: 'string' },
    sql`
    select ${name} as name from ${sql.id(table)} r
    where r.company_id = current_company() and r.id = any(${ids}::uuid[]) order by 1`,
  )
  return rows.map((row) => row.name)
}

async function valuesOf(
  request: RegisterRequest,
  field: Field,
  given: string[],
  say: Say,
): Promise<string[]> {
  const kind = kindOf(field)
  const some = given.filter((one) => one !== 'none')
  const none = some.length < given.length ? [say('None')] : []
  if (kind.filter === 'presence') return given.includes('none') ? none : [say('Yes')]
  if (kind.points !== undefined) return [...(await namesOf(request, field, some)), ...none]
  if (kind.column === 'boolean')
    return [...some.map((one) => say(one === 'yes' ? 'Yes' : 'No')), ...none]
  const options = kind.filter === 'any-of' ? optionsOf(field) : {}
  return [
    ...some.map((one) =>
      one in options ? sayOption(field, one, say) : say(one.replace('..', ' – ').trim()),
    ),
    ...none,
  ]
}

export async function narrowingWords(
  request: RegisterRequest,
  asked: ListQuery,
  say: Say,
): Promise<string> {
  const words = [say(states[asked.state])]
  if (asked.search) words.push(`${say('Search')}: ${asked.search}`)
  for (const [name, field] of fieldsIn(request.extension.register)) {
    const given = asked[`filter[${name}]`]
    if (given === undefined) continue
    const values = await valuesOf(request, field, textsIn(given), say)
    words.push(`${say(labelOf(name, field))}: ${values.join(', ')}`)
  }
  return words.join(' · ')
}

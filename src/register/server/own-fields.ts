// What holds for a type whose rows have fields of its own: a field that was filled in stays what it is.
import type { Context } from '../../access/server/gate.ts'
import { sql } from '../../kit/db/sql.ts'
import { type OwnField, optionsIn, ownFieldsIn } from '../fields/own-fields.ts'
import type { InnerRow } from '../fields/structured.ts'
import { withTakenOut } from './archived-inner-rows.ts'

/** Whose `values` the fields ask for: rows of `table`, each of the type in its column `type`. */
type Asked = { table: string; type: string; values: string }
type OfType = { readonly id: string; readonly custom_fields: unknown }
type Change<T> = { before: T | undefined; after: T }

/** The fields of a type of which some row has a value. */
async function filledFields({ db }: Context, { table, type, values }: Asked, id: string) {
  const rows = await db.many(
    { field: 'string' },
    sql`
    select distinct v.key as field from ${sql.id(table)} i, jsonb_each(i.${sql.id(values)}) v
    where i.company_id = current_company() and i.${sql.id(type)} = ${id} and v.value <> 'null'`,
  )
  return new Set(rows.map(({ field }) => field))
}

/** A field that is taken out is archived where it was filled in. */
export async function ownFieldsToStore(
  context: Context,
  change: Parameters<typeof withTakenOut>[0],
  asked: Asked,
): Promise<{ custom_fields?: InnerRow[] }> {
  if (change.before === undefined) return {}
  const filled = await filledFields(context, asked, change.after.id)
  return { custom_fields: withTakenOut(change, 'custom_fields', ({ id }) => filled.has(id)) }
}

const isList = ({ kind }: OwnField) => kind === 'choice' || kind === 'choices'
const fieldsIn = (type: OfType | undefined) => ownFieldsIn(type?.custom_fields)

/** Why the fields of a type cannot be as they are given. */
export async function refusedOwnFields(
  context: Context,
  { before, after }: Change<OfType>,
  asked: Asked,
): Promise<string | undefined> {
  const fields = fieldsIn(after)
  const empty = fields.find((field) => isList(field) && optionsIn(field).length < 2)
  if (empty !== undefined) return `Give “${empty.label}” two options at least, one a line.`
  const was = new Map(fieldsIn(before).map((field) => [field.id, field.kind]))
  const turned = fields.filter(({ id, kind }) => was.has(id) && was.get(id) !== kind)
  if (turned.length === 0) return undefined
  const filled = await filledFields(context, asked, after.id)
  return turned.some(({ id }) => filled.has(id))
    ? 'A field whose kind changed has been filled in already: add a new one.'
    : undefined
}

import type { Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { InnerRow } from '../../../register/fields/structured.ts'
import { withTakenOut } from '../../../register/server/archived-inner-rows.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { assetTypes } from './asset-types.register.ts'
import { type OwnField, optionsIn } from './kinds-of-own-fields.ts'

/** The fields of a type that some asset holds a value of. */
async function heldFields({ db }: Context, id: string): Promise<Set<string>> {
  const rows = await db.many(
    { field: 'string' },
    sql`
    select distinct v.key as field from inventory i, jsonb_each(i.own_values) v
    where i.asset_type = ${id} and v.value <> 'null'`,
  )
  return new Set(rows.map(({ field }) => field))
}

const hasAssets = async ({ db }: Context, id: string) =>
  (
    await db.many(sql`
    select id from inventory where asset_type = ${id} and archived_at is null limit 1`)
  ).length > 0

const isList = ({ kind }: OwnField) => kind === 'choice' || kind === 'choices'

export const assetTypesServer: RegisterExtension<typeof assetTypes> = {
  register: assetTypes,
  computed: {
    assets: sql`(select count(*) from inventory i
      where i.company_id = t.company_id and i.asset_type = t.id and i.archived_at is null)`,
  },
  async settle(context, change) {
    if (change.before === undefined) return {}
    const held = await heldFields(context, change.after.id)
    const stays = ({ id }: InnerRow) => held.has(id)
    return { custom_fields: withTakenOut(change, 'custom_fields', stays) }
  },
  async check(context, { before, after }) {
    const fields = after.custom_fields
    const empty = fields.find((field) => isList(field) && optionsIn(field).length < 2)
    if (empty !== undefined)
      return { custom_fields: [`Give “${empty.label}” two options at least, one a line.`] }
    if (before === undefined) return undefined
    const was = new Map(before.custom_fields.map((field) => [field.id, field.kind]))
    const turned = fields.filter(({ id, kind }) => was.has(id) && was.get(id) !== kind)
    if (turned.length > 0) {
      const held = await heldFields(context, after.id)
      if (turned.some(({ id }) => held.has(id)))
        return {
          custom_fields: ['Assets hold values of a field whose kind changed: add a new one.'],
        }
    }
    if (before.tracking !== after.tracking && (await hasAssets(context, after.id)))
      return { tracking: ['There are assets of this type: how they are tracked stays.'] }
    return undefined
  },
  refuses: {
    archive: async (context, { id }) =>
      (await hasAssets(context, id))
        ? 'There are assets of this type. Archive them first.'
        : undefined,
  },
}

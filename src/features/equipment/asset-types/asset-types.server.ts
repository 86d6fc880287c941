import type { Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { ownFieldsToStore, refusedOwnFields } from '../../../register/server/own-fields.ts'
import { assetTypes } from './asset-types.register.ts'

const asked = { table: 'inventory', type: 'asset_type', values: 'own_values' }

const hasAssets = async ({ db }: Context, id: string) =>
  (
    await db.many(sql`
    select id from inventory where asset_type = ${id} and archived_at is null limit 1`)
  ).length > 0

export const assetTypesServer: RegisterExtension<typeof assetTypes> = {
  register: assetTypes,
  computed: {
    assets: sql`(select count(*) from inventory i
      where i.company_id = t.company_id and i.asset_type = t.id and i.archived_at is null)`,
  },
  settle: (context, change) => ownFieldsToStore(context, change, asked),
  async check(context, change) {
    const { before, after } = change
    const refused = await refusedOwnFields(context, change, asked)
    if (refused !== undefined) return { custom_fields: [refused] }
    if (before === undefined) return undefined
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

import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { ownFieldsToStore, refusedOwnFields } from '../../../register/server/own-fields.ts'
import { withAudience } from '../../audience/index.ts'
import { writes } from '../kinds/document-kind.server.ts'
import { customResourceTypes } from './custom-resource-types.register.ts'
import { isTypeSeen } from './is-type-seen.ts'

const asked = { table: 'custom_resources', type: 'type', values: 'own_values' }

const documents = sql`custom_resources d where d.company_id = t.company_id and d.type = t.id`

export const customResourceTypesServer: RegisterExtension<typeof customResourceTypes> =
  withAudience({
    register: customResourceTypes,
    computed: {
      documents: sql`(select count(*) from ${documents} and d.archived_at is null)::numeric`,
    },
    scope: (viewer) => (writes(viewer) ? undefined : isTypeSeen(viewer, sql`t.id`)),
    settle: (context, change) => ownFieldsToStore(context, change, asked),
    async check(context, change) {
      const refused = await refusedOwnFields(context, change, asked)
      if (refused !== undefined) return { custom_fields: [refused] }
      const { before, after } = change
      if (before?.sign_off !== true || after.sign_off === true) return undefined
      const signed = await context.db.maybe(sql`
        select id from custom_resources where company_id = current_company() and type = ${after.id}
          and archived_at is null and audience <> '[]' limit 1`)
      return signed === undefined
        ? undefined
        : {
            sign_off: [
              'Documents of this type are to be signed. Take out who must sign them first.',
            ],
          }
    },
    refuses: {
      async archive({ db }, { id }) {
        const active = await db.maybe(sql`
          select id from custom_resources where company_id = current_company() and type = ${id}
            and archived_at is null limit 1`)
        return active === undefined
          ? undefined
          : 'There are documents of this type. Archive them first.'
      },
    },
  })

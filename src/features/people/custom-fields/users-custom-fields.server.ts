import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { isFilledIn } from './custom-values.store.ts'
import { usersCustomFields } from './users-custom-fields.register.ts'

const fixed = 'Someone has already filled it in, so this cannot change. Create another field.'

export const usersCustomFieldsServer: RegisterExtension<typeof usersCustomFields> = {
  register: usersCustomFields,
  computed: {
    filled: sql`(select count(*) from user_value v where v.company_id = t.company_id
      and v.field = t.id and num_nonnulls(v.value, v.value_encrypted) > 0)`,
  },
  async check({ db }, { before, after }) {
    if (before === undefined) return undefined
    const changed = [
      ...(before.kind === after.kind ? [] : ['kind']),
      ...((before.confidential === true) === (after.confidential === true) ? [] : ['confidential']),
    ]
    if (changed.length === 0 || !(await isFilledIn(db, after.id))) return undefined
    const errors: FieldErrors = {}
    for (const name of changed) errors[name] = [fixed]
    return errors
  },
}

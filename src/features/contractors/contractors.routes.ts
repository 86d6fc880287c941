import { bind } from '../../access/server/gate.ts'
import { columns, one } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Locale } from '../../kit/locales.ts'
import { Problem } from '../../kit/problems.ts'
import { inviteContact } from '../people/index.ts'
import { approvalsOf } from './approval/approval.ts'
import * as calls from './contractors.contract.ts'

async function contactOf(db: Db, id: string) {
  const found = await db.maybe(
    {
      ...columns('tc_contacts', 'name', 'email', 'trade_contractor', 'archived_at', 'account'),
      language: one<Locale>(),
    },
    sql`
    select name, email, language, trade_contractor, archived_at, account from tc_contacts
    where company_id = current_company() and id = ${id} for update`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}

const setAccount = (db: Db, id: string, account: string | null) =>
  db.run(sql`
    update tc_contacts set account = ${account} where company_id = current_company() and id = ${id}`)

export const contractorCalls = [
  bind(calls.readApproval, async ({ db }, { params: { id } }) => {
    const [data] = await approvalsOf(db, [id])
    if (data === undefined) throw new Problem('row/missing')
    return { data }
  }),

  bind(calls.openAccess, async (context, { params: { id } }) => {
    const { db } = context
    const contact = await contactOf(db, id)
    if (contact.archived_at !== null) throw new Problem('row/archived')
    if (contact.email === null)
      throw new Problem('input/invalid', {
        errors: { email: ['Enter the e-mail address of this contact first.'] },
      })
    const { account, mailed } = await inviteContact(context, {
      name: contact.name,
      email: contact.email,
      lang: contact.language,
      contractor: contact.trade_contractor,
    })
    await setAccount(db, id, account)
    return { data: { mailed } }
  }),

  bind(calls.endAccess, async ({ db }, { params: { id } }) => {
    await contactOf(db, id)
    await setAccount(db, id, null)
  }),
]

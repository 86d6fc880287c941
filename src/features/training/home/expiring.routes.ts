import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { expiring } from '../reminding/remind.store.ts'
import { readExpiringTraining } from './expiring.contract.ts'

const days = { ahead: 30, ended: 90 }
const most = 5

/** What expires next comes first after what has expired last: both are still to be mended. */
export const readsExpiring = bind(readExpiringTraining, async ({ db }) => {
  const today = await db.maybe({ day: 'string' }, sql`select company_today() as day`)
  const day = today?.day ?? ''
  const due = await db.many(
    { id: 'string', person: 'string', who: 'string', name: 'string', expires_on: 'string' },
    sql`
    select id, person, who, name, expires_on
    from (${await expiring(db, day, sql`r.expires_on <= ${day}::date + ${days.ahead}::integer`, days.ended)}) due
    order by expires_on, folded(who) collate counted, id`,
  )
  const all = due.map((one) => ({ ...one, expired: one.expires_on < day }))
  const [late, soon] = [all.filter((one) => one.expired), all.filter((one) => !one.expired)]
  const records = [...late.toReversed(), ...soon].slice(0, most)
  return { data: { total: all.length, expired: late.length, records } }
})

// When an order of an inspector is said to be complied with, a notice of that is to be posted at the
// workplace and sent to the ministry: a to-do of its owner, and its story says so. By when is uncertain:
// nothing is asked for until the company switches that rule on.

import type { Context } from '../../../access/server/gate.ts'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import { row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { fill } from '../../../kit/language/message.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { dueAt, rulesInForce } from '../../../regulation/index.ts'
import { switchedOn } from '../../rules/index.ts'
import { addToDo } from '../../tasks/index.ts'
import { note } from '../events.store.ts'
import { accountsInRole } from '../reminders/remind.store.ts'
import { texts } from '../telling/texts.ts'

const rule = 'ON-59-NOTICE'

const orderRow = row({
  number: 'string',
  title: 'string',
  order: 'string',
  owner: 'string?',
  today: 'string',
  zone: 'string',
})
/** Of an order; of anything else nothing follows. One that waits already is not asked for again. */
export async function askForNotice({ db, exchange }: Context, deficiency: string): Promise<void> {
  const link = `${exchange.publicUrl}/dashboard/deficiency-registry?row=${deficiency}`
  const order = await db.maybe(
    orderRow,
    sql`
    select d.number, d.title, d.order_reference as "order", a.id as owner,
      (now() at time zone c.timezone)::date as today, c.timezone as zone
    from deficiencies d
    join company c on c.id = d.company_id
    left join account a on a.company_id = d.company_id and a.id = d.owner
      and a.deactivated_at is null
    where d.company_id = current_company() and d.id = ${deficiency} and d.source = 'order'`,
  )
  if (order === undefined) return
  const { today, zone } = order
  const on = await switchedOn(db)
  if (!rulesInForce(today, on).some(({ code }) => code === rule)) return
  const assignee = order.owner ?? (await accountsInRole(db, 1))[0] ?? null
  const [reader] = assignee === null ? [] : await mailAddresses(db, [assignee])
  const { day: due_on } = dueAt(rule, { at: today, zone, switchedOn: on })
  const lang = reader?.lang ?? 'en'
  const notice = texts[lang]['notice-of-compliance']
  const { number, title, order: reference } = order
  const said = { number, title, order: reference, due_on: dayIn(lang, due_on) }
  const asked = await addToDo(db, {
    title: fill(notice.title, said, lang),
    notes: fill(notice.notes, said, lang),
    assignee,
    due_on,
    link,
  })
  if (asked) await note(db, deficiency, { kind: 'notice_due', detail: { due_on } })
}

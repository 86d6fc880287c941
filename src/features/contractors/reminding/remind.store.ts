// The project managers and the health and safety managers, and the contractor's own contacts by mail, are told 30, 14 and
// 7 days before a paper ends and on its last day; the day after, that the contractor has lapsed with it.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { uses } from '../../../access/server/uses.ts'
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { notify } from '../../notices/index.ts'
import { isReplaced } from '../papers/latest.ts'
import { bindingKinds } from '../papers/paper-kinds.ts'
import { contractorLapsed, contractorPaperExpires } from './notice-kinds.ts'
import { paperMail } from './paper-mail.ts'

/** Days before the end, the last first. */
const remindBefore = [0, 7, 14, 30]
/** A lapse that nobody was told of is told for so long. */
const lapsedWithin = 7

type Due = {
  id: string
  contractor: string
  name: string
  kind: string
  paper: string
  expires_on: string
  step: number
}

/** The papers that are the last of their contractor and kind and end soon, with the step that they have reached; -1
 *  once they have lapsed: what a day missed is told on the next. */
const duePapers = (db: Db, day: string) =>
  db.many<Due>(sql`
    select p.id, c.id as contractor, c.name, p.kind, p.name as paper, p.expires_on,
      case when p.expires_on < ${day}::date then -1 ${sql.join(
        remindBefore.map(
          (days) => sql`when p.expires_on - ${day}::date <= ${days}::integer then ${days}::integer`,
        ),
        sql` `,
      )} end as step
    from tc_papers p
    join trade_contractors c on c.company_id = p.company_id and c.id = p.trade_contractor
      and c.archived_at is null
    where p.company_id = current_company() and p.archived_at is null
      and (p.expires_on between ${day}::date and ${day}::date + ${Math.max(...remindBefore)}::integer
        or p.kind = any(${[...bindingKinds]}::text[]) and c.state in ('approved', 'conditional')
          and p.expires_on between ${day}::date - ${lapsedWithin}::integer and ${day}::date - 1)
      and not ${isReplaced}
    order by p.expires_on, p.id`)

/** Who manages a project of the contractor, and who manages health and safety. */
async function concerned(db: Db, contractor: string): Promise<string[]> {
  const found = await db.many(
    { id: 'string' },
    sql`
    select a.id from account a where a.company_id = current_company() and a.kind = 'staff'
      and a.deactivated_at is null and (a.role_id = 1 or exists (
        select from tc_projects r join projects w on w.company_id = r.company_id and w.id = r.project
        where r.company_id = a.company_id and r.trade_contractor = ${contractor}
          and r.archived_at is null and w.completed_at is null and w.manager = a.id))
    order by a.id`,
  )
  return found.map(({ id }) => id)
}

const contactsOf = (db: Db, contractor: string) =>
  db.many(
    { email: 'string', name: 'string', lang: one<Locale>() },
    sql`
    select email, name, language as lang from tc_contacts
    where company_id = current_company() and trade_contractor = ${contractor}
      and archived_at is null and email is not null order by id`,
  )

/** Whether this step was told before: its mails are sent with its first notice. */
const wasTold = async (db: Db, event: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from notice where company_id = current_company() and event = ${event} limit 1`)) !==
  undefined

export async function remindOfPapers(db: Db, day: string, publicUrl: string): Promise<void> {
  if (!(await uses(db, 'contractors'))) return
  for (const { id, contractor, name, kind, paper, expires_on, step } of await duePapers(db, day)) {
    const event = `${id} ${expires_on} ${step}`
    if (await wasTold(db, event)) continue
    const lapsed = step < 0
    await notify(db, lapsed ? contractorLapsed : contractorPaperExpires, {
      to: await concerned(db, contractor),
      record: contractor,
      event,
      facts: { contractor: name, paper, expires_on },
    })
    const brand = await brandOf(db)
    const facts = { company: brand.name, contractor: name, kind, paper, expires_on, lapsed }
    for (const { email, lang, name: contact } of await contactsOf(db, contractor))
      await sendMail(
        db,
        paperMail,
        { ...facts, name: contact, address: `${publicUrl}/contractors/login` },
        { to: email, lang, brand },
      )
  }
}

// A contractor hears by mail that what it sent was not accepted, and why.
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { mailAddresses } from '../../../../access/server/mail-addresses.ts'
import { one } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import { ofContractors } from '../../content/sources.ts'
import { refusedMail } from '../refused-mail.ts'

/** The sender; where nobody signed in, those who speak for the contractor. */
const addressesOf = (
  db: Db,
  { by, contractor }: { by: string | null; contractor: string | null },
) =>
  by !== null
    ? mailAddresses(db, [by])
    : db.many(
        { email: 'string', lang: one<Locale>(), name: 'string' },
        sql`
        select distinct on (lower(email)) email, language as lang, name from tc_contacts
        where company_id = current_company() and trade_contractor = ${contractor}
          and email is not null and archived_at is null order by lower(email), id`,
      )

export async function tellContractor(
  db: Db,
  id: string,
  { reason, publicUrl }: { reason: string; publicUrl: string },
): Promise<void> {
  const sent = await db.maybe(
    { number: 'string', title: 'string', by: 'string?', contractor: 'string?' },
    sql`
    select number, title, submitted_by as by, trade_contractor as contractor from submissions
    where company_id = current_company() and id = ${id} and source = any(${[...ofContractors]}::text[])`,
  )
  if (sent === undefined) return
  const brand = await brandOf(db)
  const { number, title: form } = sent
  for (const { email, lang, name } of await addressesOf(db, sent))
    await sendMail(
      db,
      refusedMail,
      {
        ...{ company: brand.name, name, form, number, reason },
        address: `${publicUrl}/contractors/projects`,
      },
      { to: email, lang, brand },
    )
}

// A contractor hears by mail that what it sent was not accepted, and why.
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { mailAddresses } from '../../../../access/server/mail-addresses.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import { refusedMail } from '../refused-mail.ts'

export async function tellContractor(
  db: Db,
  id: string,
  { reason, publicUrl }: { reason: string; publicUrl: string },
): Promise<void> {
  const sent = await db.maybe(
    { number: 'string', title: 'string', by: 'string?' },
    sql`
    select number, title, submitted_by as by from submissions
    where company_id = current_company() and id = ${id} and source = 'tc_portal'`,
  )
  if (sent === undefined || sent.by === null) return
  const brand = await brandOf(db)
  const { number, title: form } = sent
  for (const { email, lang, name } of await mailAddresses(db, [sent.by]))
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

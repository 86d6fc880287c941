// The holder of an asset, the person responsible for its place, and the managers hear at once that
// it failed.

import { z } from 'zod'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import type { Locale } from '../../../kit/locales.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'

export const takenOut = defineJob(
  'asset-taken-out',
  z.object({ tag: z.uuid(), by: z.uuid().nullable() }),
)

const takenOutFacts = row({
  asset: 'string',
  name: 'string',
  reason: 'string',
  number: 'string?',
  people: 'strings',
})
type TakenOutFacts = RowOf<typeof takenOutFacts>
type MailFacts = TakenOutFacts & { hello: string; link: string }

const mailText: Record<Locale, (facts: MailFacts) => { subject: string; text: string }> = {
  en: ({ hello, name, reason, number, link }) => ({
    subject: `Out of service: ${name}`,
    text: `Hello ${hello},\n\n${name} failed its check ${number} and must not be used:\n${reason}\n\nIt can be released once the same check passes:\n${link}`,
  }),
  fr: ({ hello, name, reason, number, link }) => ({
    subject: `Hors service : ${name}`,
    text: `Bonjour ${hello},\n\n${name} a échoué à sa vérification ${number} et ne doit pas être utilisé :\n${reason}\n\nIl pourra être remis en service quand la même vérification sera réussie :\n${link}`,
  }),
  es: ({ hello, name, reason, number, link }) => ({
    subject: `Fuera de servicio: ${name}`,
    text: `Hola, ${hello}:\n\n${name} no superó su revisión ${number} y no debe usarse:\n${reason}\n\nPodrá volver al servicio cuando supere la misma revisión:\n${link}`,
  }),
}

const told = (db: Db, tag: string) =>
  db.maybe(
    takenOutFacts,
    sql`
    select i.id as asset, i.inventory_id || ' – ' || i.name as name, o.reason, s.number,
      array(select a.id from account a
        where a.company_id = o.company_id and a.kind = 'staff' and a.deactivated_at is null
          and (a.role_id = 1 or a.id = i.holder or a.id = l.responsible)) as people
    from asset_tag_out o
    join inventory i on i.company_id = o.company_id and i.id = o.asset
    left join locations l on l.company_id = i.company_id and l.id = i.location
    left join submissions s on s.company_id = o.company_id and s.id = o.submission
    where o.company_id = current_company() and o.id = ${tag} and o.released_at is null`,
  )

export const tellTakenOut = (publicUrl: string): Performed =>
  perform(takenOut, ({ payload: { tag, by }, once }) =>
    once('mail', async (db) => {
      const facts = await told(db, tag)
      if (facts === undefined) return
      const link = `${publicUrl}/dashboard/assets/inventory/record/${facts.asset}`
      // The person who found it knows.
      const people = facts.people.filter((id) => id !== by)
      for (const { email, lang, name } of await mailAddresses(db, people))
        await sendMail(db, { to: email, lang, ...mailText[lang]({ ...facts, hello: name, link }) })
    }),
  )

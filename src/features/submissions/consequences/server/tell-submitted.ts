// Tells those whom a form names that it was submitted: people of the company as they choose to be told, others
// by mail.

import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { writerOf } from '../../../../access/server/mail-addresses.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { inEach } from '../../../../kit/language/in-each.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import { noticeKind } from '../../../../manifest/notice.ts'
import { notify } from '../../../notices/index.ts'
import { texts } from '../../content/texts.ts'
import type { SubmissionContext } from '../../revisions/server/submission-context.store.ts'
import { submittedMail } from '../submitted-mail.ts'

export const formSubmitted = noticeKind({
  name: 'form-submitted',
  facts: { by: 'text', form: 'text', number: 'text' },
  path: '/dashboard/submissions/edit/{record}',
  mail: 'at-once',
  words: inEach(texts, 'form-submitted'),
  others: {
    of: 'submissions',
    words: inEach(texts, 'form-submitted-to-others'),
  },
})

/** Those of the addresses that are of people of the company. */
const peopleAt = (db: Db, emails: readonly string[]) =>
  db.as('gate', () =>
    db.many(
      { account: 'string', email: 'string' },
      sql`
      select a.id as account, lower(l.email) as email
      from account a join login l on l.id = a.login_id
      where a.company_id = current_company() and a.kind = 'staff' and a.deactivated_at is null
        and lower(l.email) = any(${[...emails]}::text[])`,
    ),
  )

const pageOf = (publicUrl: string, id: string): string =>
  `${publicUrl}/dashboard/submissions/edit/${id}`

async function mailedFacts(db: Db, id: string) {
  const found = await db.maybe(
    {
      ...{ form: 'string', number: 'string', day: 'string' },
      ...{ place: 'string?', project: 'string?', submitted_by: 'string?' },
    },
    sql`
    select s.title as form, s.number, s.submitted_on as day, s.project,
      s.submitted_by, coalesce(p.number || ' – ' || p.name, m.name) as place
    from submissions s
    left join projects p on p.company_id = s.company_id and p.id = s.project
    left join teams m on m.company_id = s.company_id and m.id = s.team
    where s.company_id = current_company() and s.id = ${id}`,
  )
  if (found === undefined) throw new Error('The submission that is mailed is not there.')
  return { ...found, writer: await writerOf(db, found.submitted_by) }
}

export async function tellSubmitted(
  db: Db,
  {
    id,
    number,
    context,
    sender,
    language,
  }: {
    id: string
    number: string
    context: SubmissionContext
    sender: { name: string; publicUrl: string }
    language: Locale
  },
): Promise<void> {
  const emails = new Set(context.email_to.map(({ email }) => email.toLowerCase()))
  const people = emails.size === 0 ? [] : await peopleAt(db, [...emails])
  await notify(db, formSubmitted, {
    to: people.map(({ account }) => account),
    record: id,
    event: id,
    facts: { by: sender.name, form: context.title, number },
  })
  const known = new Set(people.map(({ email }) => email))
  const strangers = [...emails].filter((to) => !known.has(to))
  if (strangers.length === 0) return
  const mailed = await mailedFacts(db, id)
  const brand = await brandOf(db, { project: mailed.project })
  const said = {
    ...mailed,
    ...{ company: brand.name, by: sender.name, link: pageOf(sender.publicUrl, id) },
  }
  for (const to of strangers) await sendMail(db, submittedMail, said, { to, lang: language, brand })
}

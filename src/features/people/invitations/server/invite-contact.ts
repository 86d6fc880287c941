// A contact of a contractor gets an account of the contractor portal: one for each human of a company, however many
// contractors they speak for. The same address may have accounts of other companies; its password is one.
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import type { Context } from '../../../../access/server/gate.ts'
import { writerNamed } from '../../../../access/server/mail-addresses.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { Problem } from '../../../../kit/problems.ts'
import { insertHat } from '../../hats/hats.store.ts'
import { sendInvitation } from './invite.ts'

type Contact = { name: string; email: string; lang: Locale; contractor: string }
type Known = { id: string; kind: 'staff' | 'contractor'; signs_in: boolean; ended: boolean }

/** Who has an account here by this address, to sign in with or as the company knows it; locked, so that two
 *  invitations at once make one account. */
async function knownBy(db: Db, email: string): Promise<Known | undefined> {
  await db.run(
    sql`select pg_advisory_xact_lock(hashtext('contact'), hashtext(current_company()::text || lower(${email})))`,
  )
  return db.maybe<Known>(sql`
    select a.id, a.kind, a.login_id is not null as signs_in, a.deactivated_at is not null as ended
    from account a
    join person p on p.company_id = a.company_id and p.id = a.person
    cross join lateral (select sign_in_name_of(a.id) as name) signed
    where a.company_id = current_company() and lower(coalesce(signed.name, p.email)) = lower(${email})
    order by a.kind = 'staff' desc, a.created_at limit 1`)
}

async function makeContact(db: Db, { name, email, lang, contractor }: Contact): Promise<string> {
  const [first = '', ...rest] = name.split(/\s+/)
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into person (company_id, name, first_name, last_name, email, language)
    values (current_company(), '', ${first}, ${rest.join(' ')}, ${email}, ${lang}) returning id`,
  )
  if (made === undefined) throw new Error('The statement returned no row.')
  const { id } = made
  await db.run(sql`
    insert into account (company_id, id, person, kind, first_name, last_name, locale)
    select company_id, id, id, 'contractor', first_name, last_name, language
    from person where company_id = current_company() and id = ${id}`)
  await insertHat(db, {
    ...({ person: id, kind: 'contractor_worker', of: contractor } as const),
    ...{ starts_on: null, ends_on: null },
  })
  return id
}

const staffAlready =
  'This address belongs to a person who signs in as staff. Use another address for the portal.'

/** Answers the account, and whether a mail went out: who signs in already needs none. */
export async function inviteContact(
  context: Context,
  contact: Contact,
): Promise<{ account: string; mailed: boolean }> {
  const { db, session, exchange } = context
  const known = await knownBy(db, contact.email)
  if (known?.kind === 'staff')
    throw new Problem('input/invalid', { errors: { email: [staffAlready] } })
  const account = known?.id ?? (await makeContact(db, contact))
  if (known?.ended === true)
    await db.run(sql`
      update account set deactivated_at = null where company_id = current_company() and id = ${account}`)
  if (known?.signs_in === true) return { account, mailed: false }
  await sendInvitation(
    db,
    {
      id: account,
      first_name: contact.name.split(/\s+/)[0] ?? '',
      email: contact.email,
      lang: contact.lang,
    },
    {
      writer: await writerNamed(db, session.accountId, session.name),
      brand: await brandOf(db),
      publicUrl: exchange.publicUrl,
    },
  )
  return { account, mailed: true }
}

// Who is asked to sign: more people, fewer, and links for those who are elsewhere.

import { randomBytes } from 'node:crypto'
import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import { bind, type Context, hashToken } from '../../../../access/server/gate.ts'
import { countTries, hour } from '../../../../access/server/limits.ts'
import { writerNamed } from '../../../../access/server/mail-addresses.ts'
import { inReach } from '../../../../access/server/scoped.ts'
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import { Problem } from '../../../../kit/problems.ts'
import { neededBy } from '../../revisions/server/signature-places.ts'
import { tellTurns, tellUnasked } from '../../telling/server/tell.ts'
import { linkMail } from '../link-mail.ts'
import * as calls from '../signing.contract.ts'
import {
  lockSeen,
  openPlace,
  type PlaceRow,
  placesOf,
  refuseUnlessOpen,
  type SignedRow,
  signedReply,
} from './signing.store.ts'

type Asked = { account: string | null; name: string | null; email: string | null }

const wrong = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

async function refuseUnknown(db: Db, asked: readonly Asked[], places: readonly PlaceRow[]) {
  const accounts = asked.flatMap(({ account }) => (account === null ? [] : [account]))
  const found = await db.many(
    { id: 'string' },
    sql`
    select a.id from account a where a.company_id = current_company() and deactivated_at is null
      and kind = 'staff' and ${inReach} and id = any(${accounts}::uuid[])`,
  )
  const known = new Set(found.map(({ id }) => id))
  const before = new Set(places.map(({ account }) => account))
  asked.forEach(({ account, name }, at) => {
    if (account === null && (name ?? '') === '')
      throw wrong(`places.${at}.name`, 'Say who must sign.')
    if (account !== null && !known.has(account))
      throw wrong(`places.${at}.account`, 'Person not found.')
    if (account !== null && before.has(account))
      throw wrong(`places.${at}.account`, 'This person has already been asked to sign.')
    before.add(account)
  })
}

const add = bind(calls.addPlaces, async (context, { params: { id }, body }) => {
  const { db } = context
  const signed = await lockSeen(context, id)
  refuseUnlessOpen(signed)
  await refuseUnknown(db, body.places, await placesOf(db, signed))
  const places = body.places.map(({ name, ...place }) => ({ ...place, name: name || null }))
  await db.run(sql`
    insert into signature_place (company_id, submission, position, role, account, name, email)
    select current_company(), ${id},
      (select coalesce(max(position), 0) from signature_place
        where company_id = current_company() and submission = ${id}) + n,
      p ->> 'role', (p ->> 'account')::uuid, p ->> 'name', p ->> 'email'
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality as given (p, n)`)
  await tellTurns(db, id)
  return signedReply(db, id)
})

/** The last place of a part that the form asks for stays, or nobody would have to sign in it. */
function refuseNeeded({ policy }: SignedRow, { role }: PlaceRow, places: readonly PlaceRow[]) {
  const last = places.filter((one) => one.role === role).length === 1
  if (last && neededBy[policy].some((needed) => needed === role))
    throw new Problem('signature/needed')
}

const remove = bind(calls.removePlace, async (context, { params: { id, place } }) => {
  const { db } = context
  const signed = await lockSeen(context, id)
  refuseUnlessOpen(signed)
  const places = await placesOf(db, signed)
  const found = places.find((one) => one.id === place)
  if (found === undefined || found.filled) throw new Problem('signature/place')
  refuseNeeded(signed, found, places)
  await db.run(
    sql`delete from signature_place where company_id = current_company() and id = ${place}`,
  )
  await tellUnasked(db, id, found.account)
  await signedReply(db, id)
})

/** A link to a person's own place goes to the address that they sign in with, and to no other. */
async function refuseOther({ db }: Context, { account }: PlaceRow, email: string): Promise<void> {
  if (account === null) return
  const own = await db.as('gate', () =>
    db.maybe(
      { email: 'string' },
      sql`
      select l.email from account a join login l on l.id = a.login_id where a.id = ${account}`,
    ),
  )
  if (own?.email.toLowerCase() !== email.toLowerCase())
    throw wrong('email', 'A colleague’s link goes to the address they sign in with.')
}

/** More letters in somebody's name than anybody writes by hand. */
const mostLinks = 60

async function refuseMany({ db, session }: Context): Promise<void> {
  const limit = { key: `links ${session.loginId}`, most: mostLinks, seconds: hour }
  const wait = await db.as('gate', () => countTries(db, limit))
  if (wait === undefined) return
  throw new Problem('mail/limit', { extra: { retry_after: wait, minutes: Math.ceil(wait / 60) } })
}

const letterRow = row({
  timezone: 'string',
  number: 'string',
  form: 'string',
  day: 'string',
  place: 'string?',
})

const send = bind(calls.sendLink, async (context, { params: { id, place }, body }) => {
  const { db, exchange, session } = context
  const signed = await lockSeen(context, id)
  refuseUnlessOpen(signed)
  const at = openPlace(signed, await placesOf(db, signed), place)
  await refuseOther(context, at, body.email)
  await refuseMany(context)
  const token = randomBytes(32).toString('base64url')
  const sent = await db.maybe(
    { sent_at: 'string', expires_at: 'string' },
    sql`
    update signature_place set link_hash = ${hashToken(token)}, link_lang = ${at.language},
      link_revision = ${signed.revision},
      link_sent_at = statement_timestamp(), link_expires_at = statement_timestamp() + interval '7 days',
      email = case when account is null then ${body.email} else email end
    where company_id = current_company() and id = ${place}
    returning link_sent_at as sent_at, link_expires_at as expires_at`,
  )
  const letter = await db.maybe(
    letterRow,
    sql`
    select c.timezone, s.number, s.title as form, s.submitted_on as day,
      coalesce(p.number || ' – ' || p.name, m.name) as place
    from company c join submissions s on s.company_id = c.id
    left join projects p on p.company_id = s.company_id and p.id = s.project
    left join teams m on m.company_id = s.company_id and m.id = s.team
    where c.id = current_company() and s.id = ${id}`,
  )
  if (sent === undefined || letter === undefined) throw new Error('The place left no row.')
  const writer = await writerNamed(db, session.accountId, session.name)
  const brand = await brandOf(db, { project: signed.project })
  const facts = {
    ...letter,
    company: brand.name,
    name: at.name ?? at.called ?? '',
    writer,
    address: `${exchange.publicUrl}/sign/${token}`,
    ends: sent.expires_at,
  }
  await sendMail(db, linkMail, facts, { to: body.email, lang: at.language ?? body.lang, brand })
  return { data: sent }
})

export const placeCalls = [add, remove, send]

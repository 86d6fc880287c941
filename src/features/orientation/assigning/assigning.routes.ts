import { bind } from '../../../access/server/gate.ts'
import { writerNamed } from '../../../access/server/mail-addresses.ts'
import { Problem } from '../../../kit/problems.ts'
import { reachOf, refuseManyLinks } from '../../documents/index.ts'
import { recordOf } from '../taking/taking.store.ts'
import { assign, audienceOf } from './assign.store.ts'
import * as calls from './assigning.contract.ts'
import * as links from './link.store.ts'
import { offerOf, titleOf } from './offer.store.ts'

const offer = bind(calls.offerAssignments, async ({ db }, { query }) => ({
  data: await offerOf(db, query.project ?? null),
}))

const give = bind(calls.assignOrientation, async ({ db }, { body }) => {
  const people = body.people ?? (await audienceOf(db, body.package))
  const made = await assign(db, { ...body, people })
  return { data: { made: made.map(({ id }) => id), there: people.length - made.length } }
})

const linkState = bind(calls.readLinkState, async ({ db }, { params: { id } }) => {
  const record = await recordOf(db, id)
  const reach = await reachOf(db, record.person)
  const link = (await links.linkOf(db, id)) ?? null
  const { email = null, lang = 'en', account = null } = reach ?? {}
  return { data: { email, lang, signs_in: account !== null, link } }
})

const over = new Set(['approved', 'expired', 'revoked'])

const make = bind(calls.makeLink, async (context, { params: { id }, body }) => {
  const { db, exchange, session } = context
  const record = await recordOf(db, id)
  if (record.archived || over.has(record.state)) throw new Problem('orientation/over')
  const { email, lang } = body
  // Who signs in takes it there: a link would let somebody else sign in their name.
  if ((await reachOf(db, record.person))?.account !== null) throw new Problem('signature/person')
  await refuseManyLinks(context, 'orientations', email !== null)
  const made = { record: id, lang, publicUrl: exchange.publicUrl }
  if (email === null) return { data: await links.insertLink(db, { ...made, email }) }
  const writer = await writerNamed(db, session.accountId, session.name)
  const { name, project, zone } = record
  const title = await titleOf(db, record.package)
  const expires_at = await links.mailLink(db, {
    ...{ ...made, email, title, name, project, zone, writer },
  })
  return { data: { address: null, expires_at } }
})

const end = bind(calls.endLink, async ({ db }, { params: { id } }) => {
  await recordOf(db, id)
  await links.endLinkOf(db, id)
})

export const assigningCalls = [offer, give, linkState, make, end]

// A visitor who stands here signs on a phone of their own: a link that is shown as a code, and soon ends.
import { randomBytes } from 'node:crypto'
import { bind, hashToken } from '../../../../access/server/gate.ts'
import { countTries, hour } from '../../../../access/server/limits.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import * as calls from '../signing.contract.ts'
import { signerAt } from './signer.ts'
import { lockSeen, openPlace, placesOf, refuseUnlessOpen } from './signing.store.ts'

/** More visitors than these nobody signs in. */
const mostCodes = 300

export const codeCalls = [
  bind(calls.codeToSign, async (context, { params: { id, place } }) => {
    const { db, exchange, session } = context
    const signed = await lockSeen(context, id)
    refuseUnlessOpen(signed)
    const places = await placesOf(db, signed)
    const at = openPlace(signed, places, place)
    // A colleague signs in on their own phone; who holds this one could scan the code, so it is given where they
    // might attest as well, and nowhere else.
    if (at.account !== null || at.name === null) throw new Problem('signature/person')
    await signerAt(context, signed, places, at)
    const limit = { key: `codes ${session.loginId}`, most: mostCodes, seconds: hour }
    const wait = await db.as('gate', () => countTries(db, limit))
    if (wait !== undefined) throw new Problem('rate/exceeded', { extra: { retry_after: wait } })
    const token = randomBytes(32).toString('base64url')
    const made = await db.maybe(
      { ends_at: 'string' },
      sql`
      update signature_place set link_hash = ${hashToken(token)}, link_lang = ${at.language},
        link_revision = ${signed.revision}, link_sent_at = statement_timestamp(),
        link_expires_at = statement_timestamp() + interval '10 minutes'
      where company_id = current_company() and id = ${place}
      returning link_expires_at as ends_at`,
    )
    if (made === undefined) throw new Error('The place left no row.')
    return { data: { address: `${exchange.publicUrl}/sign/${token}`, ends_at: made.ends_at } }
  }),
]

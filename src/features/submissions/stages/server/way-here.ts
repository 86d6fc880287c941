// How somebody signs on the device of the person who is signed in there.
import { rightsOf } from '../../../../access/effective.ts'
import { holds } from '../../../../access/grants.ts'
import { inReach } from '../../../../access/server/scoped.ts'
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'

/** As oneself; drawn while the caller attests it; by a PIN; not on this device. */
export type WayHere = 'own' | 'attested' | 'pin' | 'elsewhere'

/** The person who holds the device out to others. */
export type DeviceHolder = {
  account: string | null
  name: string
  /** Fills in forms: who may only look on signs for themselves. */
  creates: boolean
  /** Sent the submission, and its form is reviewed by somebody else. */
  isReviewed: boolean
  /** The form lets superiors sign on another person's device. */
  superiorsToo: boolean
}

/** A person who has an account, as far as it matters where they sign. */
export type KnownSigner = { pin: boolean; reviews: boolean }

type PlaceHere = { account: string | null; name: string | null; role: string }

/** These stand for more than having been there. */
const weighty: ReadonlySet<string> = new Set(['submitter', 'supervisor', 'manager'])

const folded = (name: string) => name.trim().toLocaleLowerCase().replace(/\s+/g, ' ')

/** Nobody attests for themself, whatever name the place has. */
const isHolder = ({ account, name }: PlaceHere, holder: DeviceHolder) =>
  account === null ? folded(name ?? '') === folded(holder.name) : account === holder.account

/** At a place that is not the caller's own; `signer` is the person of its account. */
export function wayHere(
  place: PlaceHere,
  holder: DeviceHolder,
  signer: KnownSigner | undefined,
): WayHere {
  const named = place.account === null ? (place.name ?? '') !== '' : signer !== undefined
  if (!holder.creates || !named) return 'elsewhere'
  // A person who chose a number is protected by it.
  if (signer?.pin === true) return 'pin'
  if (isHolder(place, holder)) return 'elsewhere'
  const weighs = weighty.has(place.role) || signer?.reviews === true
  if (weighs && (!holder.superiorsToo || holder.isReviewed)) return 'elsewhere'
  return 'attested'
}

const signerRow = row({
  id: 'string',
  pin: 'boolean',
  role_id: 'number?',
  template: 'strings',
  extra: 'strings',
  refused: 'strings',
})

/** Of these accounts, the ones who still work here and are in reach. */
export async function signersAmong(
  db: Db,
  accounts: readonly (string | null)[],
): Promise<Map<string, KnownSigner>> {
  const asked = [...new Set(accounts.filter((one) => one !== null))]
  const found = await db.many(signerRow, {
    ...sql`
    select a.id, p.pin_hash is not null as pin, a.role_id, coalesce(t.grants, '{}') as template,
      a.extra_grants as extra, a.denied_grants as refused
    from account a
    left join signing_pin p on p.company_id = a.company_id and p.account = a.id
    left join permission_template t
      on t.company_id = a.company_id and t.id = a.permission_template_id
    where a.company_id = current_company() and a.kind = 'staff' and a.deactivated_at is null
      and ${inReach} and a.id = any(${asked}::uuid[])`,
    steady: true,
  })
  return new Map(
    found.map(({ id, pin, role_id: roleId, ...given }) => [
      id,
      { pin, reviews: holds(rightsOf({ ...given, roleId }), 'submissions.review') },
    ]),
  )
}

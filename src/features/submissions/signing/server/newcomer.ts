// Somebody of the crew whom nobody had asked signs at a place that is made for them.
import type { Context } from '../../../../access/server/gate.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import { signersAmong } from '../../stages/server/way-here.ts'
import { type PlaceRow, placesOf, refuseUnlessOpen, type SignedRow } from './signing.store.ts'

export type Newcomer =
  | { account: string | null; person: string | null; name: string | null }
  | undefined

const same = (one: string | null, other: string | null) =>
  one?.trim().toLowerCase() === other?.trim().toLowerCase()

/** The place at which they sign, if they have one: their own id for it, or the one of before. */
export const placeBefore = (
  places: readonly PlaceRow[],
  place: string,
  newcomer: Newcomer,
): PlaceRow | undefined =>
  places.find(({ id }) => id === place) ??
  places.find(
    ({ account, person, name }) =>
      newcomer !== undefined &&
      (newcomer.account !== null
        ? account === newcomer.account
        : newcomer.person !== null && person !== null
          ? person === newcomer.person
          : account === null && same(name, newcomer.name)),
  )

const nameWithoutAccount = async (db: Db, person: string): Promise<string | null> =>
  (
    await db.maybe(
      { name: 'string' },
      sql`
      select p.name from person p
      where p.company_id = current_company() and p.id = ${person} and p.archived_at is null
        and not exists (select from account a where a.company_id = p.company_id and a.id = p.id
          and a.kind = 'staff')`,
    )
  )?.name ?? null

/** Only attendance is open to them, and only a person who fills in forms lets them sign. */
export async function refuseNewcomer(
  { db, can }: Context,
  signed: SignedRow,
  { account, person, name }: NonNullable<Newcomer>,
): Promise<void> {
  refuseUnlessOpen(signed)
  if (signed.policy !== 'all_attendees') throw new Problem('signature/place')
  const known = account === null || (await signersAmong(db, [account])).has(account)
  const named = person === null || same(await nameWithoutAccount(db, person), name)
  if (!known || !named || !can('submissions.create')) throw new Problem('signature/person')
}

/** The places with theirs, and its id. */
export async function withNewcomer(
  context: Context,
  signed: SignedRow,
  place: string,
  newcomer: Newcomer,
): Promise<{ places: PlaceRow[]; place: string }> {
  const { db } = context
  const places = await placesOf(db, signed)
  const before = placeBefore(places, place, newcomer)
  if (before !== undefined || newcomer === undefined) return { places, place: before?.id ?? place }
  await refuseNewcomer(context, signed, newcomer)
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into signature_place (company_id, id, submission, position, role, account, person, name)
    values (current_company(), ${place}, ${signed.id},
      (select coalesce(max(position), 0) + 1 from signature_place
        where company_id = current_company() and submission = ${signed.id}),
      'attendee', ${newcomer.account}, ${newcomer.person}, ${newcomer.name})
    on conflict do nothing returning id`,
  )
  if (made === undefined) throw new Problem('signature/exists')
  return { places: await placesOf(db, signed), place }
}

// A shift with work and without the first aid that it needs is told once, and again when it was covered meanwhile: to who is
// responsible for the place, to who manages health and safety, and to the first aider whose certificate has expired, was revoked or is not proven.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { notify } from '../../notices/index.ts'
import type { Shift } from '../appointment-fields.ts'
import { readCoverage } from '../coverage/coverage.store.ts'
import { placesOf } from '../coverage/places.ts'
import { firstAidUncovered } from './notice-kinds.ts'

const hsManager = 1

type Lapsed = ReturnType<typeof placesOf>[number]['shifts'][number]['lapsed'][number]

function causeOf(last: Lapsed | undefined): string {
  if (last === undefined) return 'nobody'
  const { id, because, day, record } = last
  return because === 'expired' ? `${id} ${day}` : `${id} ${because} ${record} ${day}`
}

/** A sentence for each reason; what a notice has no fact for it leaves out. */
function said(last: Lapsed | undefined) {
  const of = (because: Lapsed['because']) => (last?.because === because ? last : undefined)
  return {
    ...{ who: of('expired')?.name ?? null, expired_on: of('expired')?.day ?? null },
    ...{ revoked_of: of('revoked')?.name ?? null, revoked_on: of('revoked')?.day ?? null },
    unproven_of: of('unproven')?.name ?? null,
  }
}

type Places = ReturnType<typeof placesOf>
type Bare = { location: string; shift: Shift }
const bareOf = (places: Places): Bare[] =>
  places.flatMap(({ location, shifts }) =>
    shifts.filter(({ covered }) => !covered).map(({ shift }) => ({ location: location.id, shift })),
  )
const keyOf = ({ location, shift }: Bare) => `${location} ${shift}`

/** In one order: two who look at the same shifts must not wait for each other. */
const rowsOf = (bare: readonly Bare[]) => sql`(select * from unnest(
    ${bare.map(({ location }) => location)}::uuid[], ${bare.map(({ shift }) => shift)}::text[])
  now(location, shift) order by location, shift)`

const forgetCovered = (db: Db, bare: readonly Bare[]) =>
  db.run(sql`
    delete from first_aid_bare b using (
      select location, shift from first_aid_bare where company_id = current_company()
        and (location, shift) not in ${rowsOf(bare)} order by location, shift for update) over
    where b.company_id = current_company() and b.location = over.location and b.shift = over.shift`)

/** Somebody's certificate came to count: what is covered by it is bare anew when it ends, though nobody is told now. */
export const noteCovered = async (db: Db): Promise<void> =>
  void (await forgetCovered(db, bareOf(placesOf(await readCoverage(db)))))

/** Notes which shifts are bare now, and answers with what each time of being bare is known by. */
async function noteBare(db: Db, bare: readonly Bare[]): Promise<Map<string, string>> {
  await forgetCovered(db, bare)
  await db.run(sql`
    insert into first_aid_bare (company_id, location, shift)
    select current_company(), location, shift from ${rowsOf(bare)} now on conflict do nothing`)
  const known = await db.many(
    { location: 'string', shift: one<Shift>(), time: 'string' },
    sql`select location, shift, time from first_aid_bare where company_id = current_company()`,
  )
  return new Map(known.map((each) => [keyOf(each), each.time]))
}

export async function tellUncovered(db: Db): Promise<void> {
  const places = placesOf(await readCoverage(db))
  const times = await noteBare(db, bareOf(places))
  for (const { location, shifts } of places)
    for (const { shift, lapsed } of shifts.filter(({ covered }) => !covered)) {
      const [last] = lapsed
      const concerned = await db.many(
        { id: 'string' },
        sql`
        select a.id from account a where a.company_id = current_company() and a.kind = 'staff'
          and a.deactivated_at is null and (a.role_id = ${hsManager} or a.id = ${last?.id ?? null}
            or a.id = (select responsible from locations
              where company_id = current_company() and id = ${location.id})) order by a.id`,
      )
      await notify(db, firstAidUncovered, {
        to: concerned.map(({ id }) => id),
        record: location.id,
        // Bare for another reason, or again after it was covered, it is told anew.
        event: [
          ...[location.id, shift, causeOf(last)],
          times.get(keyOf({ location: location.id, shift })),
        ].join(' '),
        facts: { place: location.name, ...said(last) },
      })
    }
}

// A shift with work and without the first aid that it needs: told once to who is responsible for the place, to who manages
// health and safety, and to the first aider whose certificate has expired, was revoked or is not proven.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { notify } from '../../notices/index.ts'
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

export async function tellUncovered(db: Db): Promise<void> {
  for (const { location, shifts } of placesOf(await readCoverage(db)))
    for (const { shift, lapsed } of shifts.filter((one) => !one.covered)) {
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
        // Covered again, and bare again for another reason, it is told anew.
        event: `${location.id} ${shift} ${causeOf(last)}`,
        facts: { place: location.name, ...said(last) },
      })
    }
}

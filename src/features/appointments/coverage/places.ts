// Who serves which place. An appointment counts for the place that has a head count, be it made for
// that place or for one inside it.
import { keysOf } from '../../../kit/own.ts'
import { shifts } from '../appointment-fields.ts'
import type { CoveredPlace } from './coverage.contract.ts'
import type { CoverageRows, Location } from './coverage.store.ts'
import { bestFor, judgeCommittee, judgeRepresentation, judgeShift, lapses } from './judge.ts'

const deepest = 20

type Lapsed = CoveredPlace['shifts'][number]['lapsed']

type Aiders = CoverageRows['aiders']

const lapsedOf = (here: Aiders): Lapsed =>
  here
    .flatMap(({ person, name, record, state, until, revoked_on }) => {
      const because = lapses.find((one) => one === state)
      if (because === undefined) return []
      const day = because === 'expired' ? until : because === 'revoked' ? revoked_on : null
      return [{ id: person, name, because, day, record }]
    })
    .sort((a, b) => ((a.day ?? '') > (b.day ?? '') ? -1 : 1))

/** Each person once, with the certificate that counts for so many workers. */
const servingFor = (workers: number, all: Aiders = []): Aiders =>
  [...Map.groupBy(all, ({ person }) => person).values()].flatMap(
    (theirs) => bestFor(workers, theirs) ?? [],
  )

/** A person who is appointed for several places inside one counts once for it. */
const each = <T extends { person: string }>(all: readonly T[] = []): T[] => [
  ...new Map(all.map((one) => [one.person, one])).values(),
]

export function placesOf({
  locations,
  counts,
  members,
  aiders,
  reps,
}: CoverageRows): CoveredPlace[] {
  const byId = new Map(locations.map((location) => [location.id, location]))
  const counted = new Set(counts.map(({ location }) => location))

  /** The nearest place around that has a head count; where none has, the place itself. */
  function servedBy(id: string): string {
    let here: Location | undefined = byId.get(id)
    for (let n = 0; here !== undefined && n < deepest; n += 1) {
      if (counted.has(here.id)) return here.id
      here = here.parent === null ? undefined : byId.get(here.parent)
    }
    return id
  }
  const serving = <T extends { location: string }>(all: readonly T[]) =>
    Map.groupBy(all, ({ location }) => servedBy(location))
  const [sitting, aiding, speaking] = [serving(members), serving(aiders), serving(reps)]
  const ids = new Set([...counted, ...sitting.keys(), ...aiding.keys(), ...speaking.keys()])

  return [...ids]
    .map((id): CoveredPlace => {
      const own = counts.filter(({ location }) => location === id)
      const employed = own.reduce((sum, { workers }) => sum + workers, 0)
      const committee = judgeCommittee(employed, each(sitting.get(id)))
      const there = committee.needed || committee.workers + committee.management > 0
      return {
        location: { id, name: byId.get(id)?.name ?? '' },
        employed: own.length === 0 ? null : employed,
        shifts: keysOf(shifts).map((shift) => {
          const workers = own.find((one) => one.shift === shift)?.workers
          const ofShift = aiding.get(id)?.filter((one) => one.shift === shift)
          const here = servingFor(workers ?? 0, ofShift)
          const holders = here.map(({ level, state, expiring }) => {
            const valid = state === 'valid'
            return { level, valid, expiring: valid && expiring }
          })
          const { wants = null, equipment = null, ...cover } = judgeShift(workers ?? 0, holders)
          return {
            shift,
            workers: workers ?? null,
            first_aiders: here.length,
            wants,
            equipment,
            ...cover,
            lapsed: lapsedOf(here),
          }
        }),
        committee,
        representation: judgeRepresentation(employed, each(speaking.get(id)).length, there),
      }
    })
    .sort(
      (a, b) =>
        (b.employed ?? 0) - (a.employed ?? 0) || (a.location.name < b.location.name ? -1 : 1),
    )
}

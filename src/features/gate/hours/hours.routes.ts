import { bind } from '../../../access/server/gate.ts'
import { addDays, daysFrom, mondayOf } from '../../../kit/day.ts'
import { aidCertificatesOf, aidTiers } from '../../appointments/index.ts'
import { gateOf } from '../passing/passes.store.ts'
import { readGateHours } from './hours.contract.ts'
import { staysBetween } from './hours.store.ts'
import { dayOf, withoutAid } from './worked.ts'

/** The last moment at which anybody came or went: it ends a day that is over. */
const lastOf = (stays: readonly { in_at: string; out_at: string | null }[]) =>
  stays
    .flatMap(({ in_at, out_at }) => [in_at, out_at ?? in_at])
    .reduce((last, at) => (last === '' || Date.parse(at) > Date.parse(last) ? at : last), '')

export const hoursCalls = [
  bind(readGateHours, async ({ db }, { params, query }) => {
    const { project, name, zone, today, read_at } = await gateOf(db, params.project)
    const monday = mondayOf(query.week ?? today)
    const stays = await staysBetween(db, project, monday, addDays(monday, 6))
    const people = Map.groupBy(stays, ({ person }) => person)
    const held = Map.groupBy(
      await aidCertificatesOf(db, [...people.keys()]),
      ({ person }) => person,
    )
    const byDay = Map.groupBy(stays, ({ day }) => day)
    const days = daysFrom(monday, addDays(monday, 6)).map((day) => {
      const own = byDay.get(day) ?? []
      const each = [...Map.groupBy(own, ({ person }) => person).values()].flatMap(
        (theirs) => dayOf(theirs) ?? [],
      )
      const until = day === today ? read_at : lastOf(own)
      const facts = {
        ...{ day, tiers: aidTiers(), until },
        person: (id: string) => ({ name: id, aid: held.get(id) ?? [] }),
      }
      return {
        ...{ day, people: each.length, open: each.filter(({ open }) => open).length },
        hours: Math.round(100 * each.reduce((sum, { hours }) => sum + hours, 0)) / 100,
        without_aid: withoutAid(own, facts),
      }
    })
    return {
      data: {
        ...{ project: { id: project, name }, zone, today, days },
        people: [...people]
          .map(([person, theirs]) => {
            const [
              { name: called, firm, whose } = { name: '', firm: null, whose: 'own' as const },
            ] = theirs.slice(-1)
            return {
              ...{ person, name: called, firm, whose },
              days: [...Map.groupBy(theirs, ({ day }) => day)].flatMap(([day, of]) => {
                const found = dayOf(of)
                return found === undefined ? [] : { day, ...found }
              }),
            }
          })
          .sort((one, other) => one.name.localeCompare(other.name)),
      },
    }
  }),
]

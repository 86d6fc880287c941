// Takes the next steps of the company's chains: each once for each thing that waits, and ends with the thing.
import type { Db } from '../../../kit/db/server/database.ts'
import type { KindOfWaiting, Waiting } from '../../../manifest/waiting.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { holdsAt } from '../rules/places.ts'
import { reachedBy } from '../rules/server/receivers.store.ts'
import { seeing } from '../rules/server/sight.ts'
import { notify } from '../server/notify.store.ts'
import { businessDaysSince, type HolidayPlace } from './business-days.ts'
import { type ChainStep, stepsDue, thingOf } from './chain.ts'
import {
  chainsInForce,
  closeOthers,
  companyDay,
  type EscalationChain,
  holidaysOfProjects,
  peopleOf,
  stepsTaken,
  takeSteps,
} from './chains.store.ts'
import { reachOf } from './reach-of.ts'

async function escalateOne(
  db: Db,
  chain: EscalationChain,
  kind: KindOfWaiting,
  registers: Registers,
  thing: Waiting,
  { due, days }: { due: readonly ChainStep[]; days: number },
): Promise<void> {
  const fresh = due.length === 0 ? [] : await takeSteps(db, chain.id, thingOf(thing), due)
  const last = fresh.at(-1)
  if (last === undefined) return
  const waitsFor = thing.by.length === 0 ? [] : await peopleOf(db, thing.by)
  const places = {
    projects: thing.project === null ? [] : [thing.project],
    teams: thing.team === null ? [] : [thing.team],
  }
  const reached = await Promise.all(
    fresh.map((step) => reachedBy(db, reachOf(step, waitsFor), places, kind.notice)),
  )
  const people = [...new Map(reached.flat().map((one) => [one.id, one])).values()]
  const { record, what } = thing
  const seers = await seeing(db, kind.notice, registers.extension(kind.of), record, people)
  await notify(db, kind.notice, {
    // It waits for them: they know.
    to: seers.map(({ id }) => id).filter((id) => !thing.by.includes(id)),
    record,
    event: `${chain.id} ${thingOf(thing)} ${last.id}`,
    facts: {
      what,
      days: String(days),
      who: waitsFor.map(({ name }) => name).join(', ') || null,
    },
  })
}

export async function escalate(
  db: Db,
  on: { now: Date; kinds: readonly KindOfWaiting[]; registers: Registers },
): Promise<void> {
  const chains = await chainsInForce(db)
  if (chains.length === 0) return
  const today = await companyDay(db, on.now)
  const holidaysOf = await holidaysOfProjects(db)
  const counted = new Map<string, number>()
  const daysSince = (since: string, place: HolidayPlace): number => {
    const key = `${since} ${place}`
    const days = counted.get(key) ?? businessDaysSince(since, today, place)
    counted.set(key, days)
    return days
  }
  for (const kind of on.kinds) {
    const theirs = chains.filter(({ waits_for }) => waits_for === kind.notice.name)
    if (theirs.length === 0) continue
    const waiting = await kind.find(db, { today })
    await closeOthers(
      db,
      kind.notice.name,
      waiting.map(({ record }) => record),
    )
    for (const chain of theirs) {
      const taken = await stepsTaken(db, chain.id)
      for (const thing of waiting.filter((one) => holdsAt(chain, one))) {
        const days = daysSince(thing.since, holidaysOf(thing.project))
        const due = stepsDue(chain.steps, days).filter(
          ({ id }) => !taken.has(`${id} ${thingOf(thing)}`),
        )
        await escalateOne(db, chain, kind, on.registers, thing, { due, days })
      }
    }
  }
}

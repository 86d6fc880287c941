// What a preview of a chain is made of: an example that waits now, when each step tells of it, and who sees it.
import type { Context } from '../../../access/server/gate.ts'
import { nextMorning } from '../../../access/server/mornings.ts'
import { asCompany, enterScope } from '../../../access/server/scoped.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import type { KindOfWaiting, Waiting } from '../../../manifest/waiting.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { type RuleReceiver, reachedBy } from '../rules/server/receivers.store.ts'
import { seeing, sightOf } from '../rules/server/sight.ts'
import { businessDayAfter } from './business-days.ts'
import type { ChainStep } from './chain.ts'
import type { ChainReceiver } from './chains.contract.ts'
import { firstSeen, holidaysOfProjects, morningsOf, peopleOf } from './chains.store.ts'
import { reachOf } from './reach-of.ts'

/** The thing that has waited longest of those that the caller sees. */
export async function exampleOf(
  context: Context,
  extension: RegisterExtension,
  waiting: readonly Waiting[],
): Promise<Waiting | undefined> {
  const oldest = waiting.toSorted((one, other) => (one.since < other.since ? -1 : 1))
  const seen = await firstSeen(
    context.db,
    extension,
    context,
    oldest.map(({ record }) => record),
  )
  return oldest.find(({ record }) => record === seen)
}

/** Who of them sees it: of something that waits it is certain, of nothing it may be only some. */
export async function statesOf(
  context: Context,
  kind: KindOfWaiting,
  extension: RegisterExtension,
  example: Waiting | undefined,
  people: readonly RuleReceiver[],
): Promise<(person: RuleReceiver) => ChainReceiver['state']> {
  if (example === undefined) {
    const sight = sightOf(kind.notice, extension)
    const states = { none: 'blind', some: 'some', all: 'told' } as const
    return (person) => states[sight(person).sees]
  }
  const { db, session } = context
  const seers = await asCompany(db, () =>
    seeing(db, kind.notice, extension, example.record, people),
  )
  // Looking with the eyes of others ends here.
  await enterScope(db, session.scope, session.accountId)
  const see = new Set(seers.map(({ id }) => id))
  return ({ id }) => (example.by.includes(id) ? 'waits' : see.has(id) ? 'told' : 'blind')
}

/** When each step tells of the example: on the morning of its day, or on the next one where that is over. */
export async function momentsOf(
  db: Db,
  steps: readonly ChainStep[],
  example: Waiting,
  now: Date,
): Promise<string[]> {
  const holidays = (await holidaysOfProjects(db))(example.project)
  const days = steps.map(({ after }) => businessDayAfter(example.since, after, holidays))
  const next = (await nextMorning(db, now, { working: false })).toISOString()
  return (await morningsOf(db, days)).map((at) =>
    new Date(at) < now ? next : new Date(at).toISOString(),
  )
}

export async function reachedByStep(
  db: Db,
  kind: KindOfWaiting,
  step: ChainStep,
  example: Waiting | undefined,
): Promise<RuleReceiver[]> {
  const waitsFor =
    example === undefined || example.by.length === 0 ? [] : await peopleOf(db, example.by)
  const place = {
    projects: example?.project == null ? [] : [example.project],
    teams: example?.team == null ? [] : [example.team],
  }
  return reachedBy(db, reachOf(step, waitsFor), place, kind.notice)
}

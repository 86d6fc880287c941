// Whom each step of a chain would tell, and when: of something that waits now, so that a manager reads names and
// hours in place of rules.
import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import type { KindOfWaiting } from '../../../manifest/waiting.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { holdsAt } from '../rules/places.ts'
import { mostNamed } from '../rules/rules.contract.ts'
import { mailOf, type RuleReceiver } from '../rules/server/receivers.store.ts'
import { pathOf } from '../say.ts'
import { businessDaysSince } from './business-days.ts'
import { thingOf } from './chain.ts'
import { type ChainReceiver, previewChain } from './chains.contract.ts'
import { companyDay, holidaysOfProjects, leftAmong, stepsTaken } from './chains.store.ts'
import { exampleOf, momentsOf, reachedByStep, statesOf } from './preview.server.ts'
import { dependsOnThing } from './reach-of.ts'

/** Those who are passed over are seen first, and why. */
const passedOverFirst = (people: readonly ChainReceiver[]): ChainReceiver[] =>
  people
    .toSorted((one, other) => Number(one.state === 'told') - Number(other.state === 'told'))
    .slice(0, mostNamed)

export const chainPreviewCalls = (kinds: readonly KindOfWaiting[], registers: Registers) => [
  bind(previewChain, async (context, { body }) => {
    const { db } = context
    const kind = kinds.find(({ notice }) => notice.name === body.waits_for)
    if (kind === undefined)
      throw new Problem('input/invalid', { errors: { waits_for: ['Choose from the list.'] } })
    const now = new Date()
    const today = await companyDay(db, now)
    const extension = registers.extension(kind.of)
    const waiting = (await kind.find(db, { today })).filter((one) => holdsAt(body, one))
    const example = await exampleOf(context, extension, waiting)
    const steps = body.steps.toSorted((one, other) => one.after - other.after)
    const reached: RuleReceiver[][] = []
    for (const step of steps) reached.push(await reachedByStep(db, kind, step, example))
    const left = await leftAmong(
      db,
      steps.flatMap(({ people }) => people),
    )
    const moments = example === undefined ? [] : await momentsOf(db, steps, example, now)
    const taken = body.id === null ? new Set<string>() : await stepsTaken(db, body.id)
    const holidays = (await holidaysOfProjects(db))(example?.project ?? null)
    const everybody = [...new Map(reached.flat().map((one) => [one.id, one])).values()]
    const stateOf = await statesOf(context, kind, extension, example, everybody)
    return {
      waiting: waiting.length,
      example:
        example === undefined
          ? null
          : {
              what: example.what,
              path: pathOf(kind.notice, example.record),
              since: example.since,
              days: businessDaysSince(example.since, today, holidays),
            },
      steps: steps.map((step, n) => {
        const there = (reached[n] ?? []).map(
          (person): ChainReceiver => ({
            id: person.id,
            name: person.name,
            why: person.why,
            screen: person.shown,
            mail: mailOf(person, 'morning'),
            state: stateOf(person),
          }),
        )
        const gone = left
          .filter(({ id }) => step.to === 'named' && step.people.includes(id))
          .map(
            (person): ChainReceiver => ({
              ...person,
              why: [],
              screen: false,
              mail: 'off',
              state: 'left',
            }),
          )
        return {
          id: step.id,
          after: step.after,
          at: moments[n] ?? null,
          taken: example !== undefined && taken.has(`${step.id} ${thingOf(example)}`),
          open: example === undefined && dependsOnThing(step),
          // Those who are passed over are seen first, and why.
          receivers: passedOverFirst([...gone, ...there]),
          total: there.filter(({ state }) => state === 'told' || state === 'some').length,
        }
      }),
    }
  }),
]

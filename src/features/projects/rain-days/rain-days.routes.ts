import type { Session } from '../../../access/context.ts'
import { bind } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { Problem } from '../../../kit/problems.ts'
import { openWorkplace, refuse, workplaceOf } from '../workplace.store.ts'
import { kinds, type WorkplaceKind } from '../workplace.ts'
import * as calls from './rain-days.contract.ts'
import * as store from './rain-days.store.ts'

const manager = 1
/** Nobody’s consent is needed for 48 hours back; beyond that a manager’s is. */
const freeDaysBack = 2
const daysBack = 366
const daysAhead = 60

const spanFor = ({ roleId }: Session, today: string) => ({
  earliest: addDays(today, -(roleId === manager ? daysBack : freeDaysBack)),
  latest: addDays(today, daysAhead),
})

const read = (kind: WorkplaceKind) =>
  bind(calls.readRainDays[kind], async ({ db, session }, { params }) => {
    const workplace = await workplaceOf(db, { kind, id: params.id })
    const { id, name, open, today } = workplace
    return {
      data: {
        workplace: { id, name, open },
        today,
        ...spanFor(session, today),
        days: await store.rainDaysOf(db, workplace),
      },
    }
  })

const declare = (kind: WorkplaceKind) =>
  bind(calls.declareRainDay[kind], async ({ db, session }, { params, body }) => {
    const workplace = await openWorkplace(db, { kind, id: params.id })
    const { today } = workplace
    const { earliest, latest } = spanFor(session, today)
    const day = body.day ?? today
    if (day > latest) throw refuse('day', `At most ${daysAhead} days ahead.`)
    if (day < addDays(today, -daysBack)) throw refuse('day', 'At most one year ago.')
    if (day < earliest)
      throw refuse(
        'day',
        'That is more than 48 hours ago: only a health and safety manager can declare it.',
      )
    const declared = await store.declare(db, workplace, { ...body, day })
    if (declared === undefined) throw refuse('', 'This has already been declared.')
    return { data: declared }
  })

const revoke = (kind: WorkplaceKind) =>
  bind(calls.revokeRainDay[kind], async ({ db }, { params }) => {
    const workplace = await workplaceOf(db, { kind, id: params.id })
    if (!(await store.revoke(db, workplace, params.rain))) throw new Problem('row/missing')
  })

export const rainDayCalls = kinds.flatMap((kind) => [read(kind), declare(kind), revoke(kind)])

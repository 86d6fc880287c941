import type { Session } from '../../../access/context.ts'
import { bind } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { Problem } from '../../../kit/problems.ts'
import { openProject, projectOf, refuse } from '../project.store.ts'
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

const read = bind(calls.readRainDays, async ({ db, session }, { params }) => {
  const { id, name, open, today } = await projectOf(db, params.id)
  return {
    data: {
      project: { id, name, open },
      today,
      ...spanFor(session, today),
      days: await store.rainDaysOf(db, id),
    },
  }
})

const declare = bind(calls.declareRainDay, async ({ db, session }, { params, body }) => {
  const { id, today } = await openProject(db, params.id)
  const { earliest, latest } = spanFor(session, today)
  const day = body.day ?? today
  if (day > latest) throw refuse('day', `At most ${daysAhead} days ahead.`)
  if (day < addDays(today, -daysBack)) throw refuse('day', 'At most one year back.')
  if (day < earliest)
    throw refuse(
      'day',
      'That is more than 48 hours back: only a health and safety manager declares it.',
    )
  const declared = await store.declare(db, id, { ...body, day })
  if (declared === undefined) throw refuse('', 'That is declared already.')
  return { data: declared }
})

const revoke = bind(calls.revokeRainDay, async ({ db }, { params }) => {
  await projectOf(db, params.id)
  if (!(await store.revoke(db, params.id, params.rain))) throw new Problem('row/missing')
})

export const rainDayCalls = [read, declare, revoke]

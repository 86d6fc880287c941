import { bind } from '../../../access/server/gate.ts'
import { asCompany } from '../../../access/server/scoped.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { seenAlert } from '../publishing/publishing.routes.ts'
import { lockAlert } from '../publishing/publishing.store.ts'
import { remindReaders } from '../telling/tell.store.ts'
import * as calls from './reach.contract.ts'
import { countsOf, outstandingOf, overTime } from './reach.store.ts'

export const reachCalls = (registers: Registers) => [
  bind(calls.readReach, async (context, { params: { id } }) => {
    await seenAlert(context, registers, id)
    const { db } = context
    // How many there are is the same for everybody who sees the alert; their names are those whom one sees.
    const counted = await asCompany(db, async () => {
      const counts = await countsOf(db, id)
      return { ...counts, over_time: await overTime(db, id, counts.by) }
    })
    return { data: { ...counted, outstanding: await outstandingOf(db, id) } }
  }),

  bind(calls.remindOfAlert, async ({ db }, { params: { id } }) => {
    const { archived, state } = await lockAlert(db, id)
    if (archived) throw new Problem('row/archived')
    if (state !== 'live') throw new Problem('safety-alert/state')
    const reminded = await asCompany(db, () => remindReaders(db, id, new Date()))
    if (reminded === undefined) throw new Problem('safety-alert/reminded')
    return { data: { reminded } }
  }),
]

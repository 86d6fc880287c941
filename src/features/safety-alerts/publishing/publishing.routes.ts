import { bind, type Context } from '../../../access/server/gate.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../kit/problems.ts'
import { readRow } from '../../../register/capabilities/read/server.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { isUrgent } from '../alerts/severities.ts'
import { closeAlert } from '../telling/tell.store.ts'
import { publishLater } from './publish.job.ts'
import * as calls from './publishing.contract.ts'
import * as store from './publishing.store.ts'

/** Not there for who may not see it. */
export const seenAlert = (context: Context, registers: Registers, id: string) =>
  readRow({ context, registers, extension: registers.extension('safety-alerts') }, id)

export const publishingCalls = (registers: Registers) => [
  bind(calls.publishAlert, async (context, { params: { id }, body }) => {
    const { db, can } = context
    const now = new Date()
    const alert = await store.lockAlert(db, id)
    if (alert.archived) throw new Problem('row/archived')
    if (alert.version !== body.version)
      throw new Problem('row/stale', { extra: { row: await seenAlert(context, registers, id) } })
    if (alert.state !== 'draft' && alert.state !== 'scheduled')
      throw new Problem('safety-alert/state')
    if (!alert.says) throw new Problem('safety-alert/empty')
    if (!alert.approved) throw new Problem('safety-alert/approval')
    const at = await store.momentOf(db, id, { local: body.at, now })
    if (at === undefined) throw new Problem('safety-alert/past')
    if (isUrgent(alert.severity)) {
      if (!can('safety-alerts.urgent')) throw new Problem('safety-alert/right')
      if (await store.isUrgentDayFull(db, id, at)) throw new Problem('safety-alert/many')
    }
    if (body.at === undefined) return store.publishNow(db, id, now)
    await store.scheduleAlert(db, id, at)
    await enqueue(db, publishLater, { alert: id }, { key: id, runAt: at })
    return undefined
  }),

  bind(calls.endAlert, async ({ db }, { params: { id } }) => {
    const { archived, state } = await store.lockAlert(db, id)
    if (archived) throw new Problem('row/archived')
    if (state === 'scheduled') await store.withdrawAlert(db, id)
    else if (state === 'live') {
      await store.endOfAlert(db, id, new Date())
      await closeAlert(db, id)
    } else throw new Problem('safety-alert/state')
  }),

  bind(calls.listAlertVersions, async (context, { params: { id } }) => {
    await seenAlert(context, registers, id)
    return { data: { versions: await store.versionsOfAlert(context.db, id) } }
  }),
]

import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { readRow } from '../../../register/capabilities/read/server.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { alertText } from '../alerts/safety-alerts.register.ts'
import { closeAlert } from '../telling/tell.store.ts'
import * as calls from './reading.contract.ts'
import * as store from './reading.store.ts'

const meIn = ({ session }: Context): string => session.accountId ?? ''

export const readingCalls = (registers: Registers) => {
  /** Not there for who it is not for, unless they may see all of them. */
  async function read(context: Context, id: string) {
    const reading = await store.readingOf(context.db, id, meIn(context))
    const mayView = context.can('safety-alerts.view')
    if (!reading.is_member && !reading.was_told && !mayView) throw new Problem('row/missing')
    const extension = registers.extension('safety-alerts')
    const row = await readRow({ context, registers, extension }, id)
    if (row.archived_at !== null) throw new Problem('row/missing')
    return { reading, row, mayView }
  }

  return [
    bind(calls.waitingAlerts, async (context) => ({
      data: { alerts: await store.alertsWaitingFor(context.db, meIn(context)) },
    })),

    bind(calls.readAlert, async (context, { params: { id } }) => {
      const { reading, row, mayView } = await read(context, id)
      const { state, severity, number, note, is_member, due_at, acknowledged_at } = reading
      return {
        data: {
          ...{ number, note, due_at, acknowledged_at, state, severity },
          published_at: String(row.publish_at),
          // Files open with the right to view alerts.
          content: Object.fromEntries(
            alertText.map((name) => [name, name === 'files' && !mayView ? [] : row[name]]),
          ),
          waits:
            is_member && state === 'live' && row.acknowledge === true && acknowledged_at === null,
        },
      }
    }),

    bind(calls.markAlert, async (context, { params: { id }, body }) => {
      const { db, session } = context
      const { reading, row } = await read(context, id)
      const { number, round, hash, is_member } = reading
      if (number !== body.number) throw new Problem('safety-alert/revised')
      const who = { alert: id, round, person: meIn(context) }
      if (is_member) await store.noteRead(db, who)
      if (!body.acknowledged) return
      if (!is_member || row.state !== 'live' || row.acknowledge !== true)
        throw new Problem('safety-alert/state')
      await store.acknowledge(db, { ...who, number, hash, name: session.name })
      await closeAlert(db, id, who.person)
    }),
  ]
}

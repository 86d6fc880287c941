import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import {
  type AlertContact,
  acknowledge,
  alertForContact,
  alertsForContact,
  noteRead,
} from '../../safety-alerts/index.ts'
import { myContractors, placesOf } from '../server/portal.store.ts'
import * as calls from './alerts.contract.ts'

async function contactIn(context: Context): Promise<AlertContact> {
  const contractors = await myContractors(context)
  const places = await placesOf(context.db, contractors)
  const projects = places.filter(({ whole }) => !whole).map(({ id }) => id)
  return { person: context.session.accountId ?? '', contractors, projects }
}

async function alertFor(context: Context, contact: AlertContact, id: string) {
  const alert = await alertForContact(context.db, contact, id)
  if (alert === undefined) throw new Problem('row/missing')
  return alert
}

export const portalAlertCalls = [
  bind(calls.portalAlerts, async (context) => ({
    data: await alertsForContact(context.db, await contactIn(context)),
  })),

  bind(calls.portalAlert, async (context, { params: { id } }) => {
    const {
      hash: _,
      round: _round,
      ...alert
    } = await alertFor(context, await contactIn(context), id)
    return { data: alert }
  }),

  bind(calls.markPortalAlert, async (context, { params: { id }, body }) => {
    const { db, session } = context
    const contact = await contactIn(context)
    const { number, round, hash, ...alert } = await alertFor(context, contact, id)
    if (number !== body.number) throw new Problem('safety-alert/revised')
    const who = { alert: id, round, person: contact.person }
    await noteRead(db, who)
    if (!body.acknowledged) return
    if (!alert.acknowledge) throw new Problem('safety-alert/state')
    await acknowledge(db, { ...who, number, hash, name: session.name })
  }),
]

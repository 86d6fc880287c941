import { bind, type Context } from '../../../../access/server/gate.ts'
import type { Exchange } from '../../../../kit/http/server/exchange.ts'
import type { Registers } from '../../../../register/server/registers.ts'
import { makeReport } from '../../../incidents/index.ts'
import * as calls from '../revisions.contract.ts'
import { chooseAnother, refuseInput } from './check-submission.ts'
import { reviseSubmission } from './revise.ts'
import { acceptSubmission, type Sender } from './submit.ts'
import { toIncidentCall } from './to-incident.ts'

const senderOf = (
  { session }: Context,
  { publicUrl }: Exchange,
  report: NonNullable<Sender['report']>,
): Sender => ({
  account: session.accountId ?? null,
  name: session.name,
  roleId: session.roleId,
  source: 'web',
  publicUrl,
  report,
})

const submit = (registers: Registers) =>
  bind(calls.submit, async (context, { body }, exchange) => {
    if (body.about.incident !== null && !context.can('incidents.view'))
      refuseInput({ 'about.incident': chooseAnother })
    const sender = senderOf(context, exchange, ({ id, ...report }) =>
      makeReport(context, registers, { id, report }),
    )
    return { data: await acceptSubmission(context.db, sender, body) }
  })

const revise = bind(calls.revise, async (context, { params, body }) => ({
  data: await reviseSubmission(context, params.id, body),
}))

export const submitCalls = (registers: Registers) => [
  submit(registers),
  revise,
  toIncidentCall(registers),
]

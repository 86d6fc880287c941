import { bind, type Context } from '../../../../access/server/gate.ts'
import type { Exchange } from '../../../../kit/http/server/exchange.ts'
import * as calls from '../revisions.contract.ts'
import { reviseSubmission } from './revise.ts'
import { acceptSubmission, type Sender } from './submit.ts'

const senderOf = ({ session }: Context, { publicUrl }: Exchange): Sender => ({
  account: session.accountId ?? null,
  name: session.name,
  roleId: session.roleId,
  source: 'web',
  publicUrl,
})

const submit = bind(calls.submit, async (context, { body }, exchange) => ({
  data: await acceptSubmission(context.db, senderOf(context, exchange), body),
}))

const revise = bind(calls.revise, async (context, { params, body }) => ({
  data: await reviseSubmission(context, params.id, body),
}))

export const submitCalls = [submit, revise]

import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { closeNotices } from '../../notices/index.ts'
import { seenAlert } from '../publishing/publishing.routes.ts'
import { lockAlert } from '../publishing/publishing.store.ts'
import { alertToApprove } from '../telling/notice-kinds.ts'
import * as calls from './approval.contract.ts'
import * as store from './approval.store.ts'

export const approvalCalls = (registers: Registers) => [
  bind(calls.approveAlert, async (context, { params: { id }, body }) => {
    const { db, session } = context
    const { archived, version, state } = await lockAlert(db, id)
    if (archived) throw new Problem('row/archived')
    if (version !== body.version)
      throw new Problem('row/stale', { extra: { row: await seenAlert(context, registers, id) } })
    if (state !== 'draft' && state !== 'scheduled') throw new Problem('safety-alert/state')
    const approver = await store.approverOf(db, id)
    if (approver === null || approver !== session.accountId) throw new Problem('signature/person')
    await store.noteApproval(db, id, approver)
    await closeNotices(db, alertToApprove, id)
  }),

  bind(calls.readAlertRule, async ({ db }) => ({
    data: { approval: await store.asksApproval(db) },
  })),

  bind(calls.changeAlertRule, async ({ db }, { body }) => {
    await store.askApproval(db, body.approval)
  }),
]

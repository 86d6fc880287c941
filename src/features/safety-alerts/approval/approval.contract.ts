// A second person looks at an alert before people are told.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const approveAlert = route({
  method: 'PUT',
  path: '/api/dashboard/safety-alerts/:id/approval',
  summary: 'Its approver approves a safety alert as it stands, before it is published.',
  grant: 'safety-alerts.edit',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    /** The row that the person has seen. */
    version: z.int().min(1),
  }),
  problems: ['row/stale', 'row/archived', 'safety-alert/state', 'signature/person'],
})

const rule = z.object({
  /** No alert is published without an approver. */
  approval: z.boolean(),
})

export const readAlertRule = route({
  method: 'GET',
  path: '/api/dashboard/safety-alert-rule',
  summary: 'Whether the company asks for an approver of each safety alert.',
  grant: 'safety-alerts.view',
  reply: z.object({ data: rule }),
})

export const changeAlertRule = route({
  method: 'PUT',
  path: '/api/dashboard/safety-alert-rule',
  summary: 'Says whether each safety alert needs an approver before it is published.',
  grant: 'safety-alerts.urgent',
  body: z.strictObject(rule.shape),
})

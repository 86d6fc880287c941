// Who would be told by a chain, step by step, asked before it is saved.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { receiver } from '../rules/rules.contract.ts'
import { mailTimes } from '../settings.contract.ts'
import { mostSteps } from './chain.ts'

const ids = z.array(z.uuid()).max(500).default([])

const chainReceiver = receiver.omit({ sees: true, mail: true }).extend({
  mail: z.enum(mailTimes),
  /** `blind`: may not see it. `waits`: it waits for them, they know. `left`: no longer works here. */
  state: z.enum(['told', 'some', 'blind', 'waits', 'left']),
})
export type ChainReceiver = z.output<typeof chainReceiver>

const chainPreview = z.object({
  /** How many such things wait there now, and the one that has waited longest of those that the caller sees. */
  waiting: z.int(),
  example: z
    .object({ what: z.string(), path: z.string(), since: z.string(), days: z.int() })
    .nullable(),
  steps: z.array(
    z.object({
      id: z.uuid(),
      after: z.int(),
      /** When it would tell of the example. */
      at: z.string().nullable(),
      /** It has told of the example already. */
      taken: z.boolean(),
      /** Only something that waits says whom it tells. */
      open: z.boolean(),
      receivers: z.array(chainReceiver),
      total: z.int(),
    }),
  ),
})
export type ChainPreview = z.output<typeof chainPreview>

export const previewChain = route({
  method: 'POST',
  path: '/api/dashboard/escalation-chains/receivers',
  summary: 'Who would be told by each step of a chain, and when, of something that waits now.',
  grant: 'users.edit',
  reads: true,
  body: z.object({
    /** The chain itself, where it is there already. */
    id: z.uuid().nullable().default(null),
    waits_for: z.string().max(80),
    projects: ids,
    teams: ids,
    steps: z
      .array(
        z.object({
          id: z.uuid(),
          after: z.int().min(1).max(60),
          to: z.string().max(40),
          people: ids,
        }),
      )
      .max(mostSteps),
  }),
  reply: chainPreview,
})

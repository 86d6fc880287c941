// What a company says of the rules that are uncertain. The rules themselves are in src/regulation.
import { z } from 'zod'
import { route } from '../../access/route.ts'

const path = '/api/dashboard/rules'

const said = z.object({
  code: z.string(),
  number: z.int(),
  on: z.boolean(),
  reason: z.string(),
  by: z.string().nullable(),
  at: z.string(),
})
export type Switching = z.output<typeof said>

export const readSwitches = route({
  method: 'GET',
  path,
  summary:
    'When the company switched an uncertain rule on or off, by whom and why, the latest first.',
  grant: 'rules.view',
  reply: z.object({ data: z.array(said) }),
})

export const switchRule = route({
  method: 'PUT',
  path: `${path}/:code`,
  summary: 'Switches an uncertain rule on or off for the company.',
  grant: 'rules.edit',
  params: z.object({ code: z.string().max(40) }),
  body: z.object({
    on: z.boolean(),
    reason: z.string().trim().min(1, 'This is required.').max(1000),
  }),
  problems: ['row/missing', 'row/stale', 'rule/certain'],
})

// What all contractors owe, at one look; and that somebody does without one of these forms.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { dutyStates } from '../definition/duties.ts'

const day = z.iso.date()
const state = z.enum(dutyStates)
const named = z.object({ id: z.uuid(), name: z.string() })

const cell = z.object({
  form: z.uuid(),
  /** The worst of its days. */
  state,
  outstanding: z.int(),
  past_due: z.int(),
  completed: z.int(),
})

export const readContractorMatrix = route({
  method: 'GET',
  path: '/api/dashboard/contractor-matrix',
  summary:
    'Which contractor owes which form, and what became of it in the last four weeks and the next one; the least complete first.',
  grant: 'trade-contractors.view',
  query: z.object({ project: z.uuid().optional() }),
  reply: z.object({
    data: z.object({
      forms: z.array(named),
      rows: z.array(
        named.extend({
          approval: z.string(),
          /** How many of the forms due by now came. */
          percent: z.int().nullable(),
          /** By the Monday of each week. */
          weeks: z.array(z.object({ week: day, percent: z.int().nullable() })),
          cells: z.array(cell),
        }),
      ),
    }),
  }),
})

const byId = z.object({ id: z.uuid() })
const duty = z.object({
  line: z.uuid(),
  form: named,
  project: named.nullable(),
  day,
  until: day,
  state,
  submission: z.uuid().nullable(),
})
export type ContractorDuty = z.output<typeof duty>

export const readContractorDuties = route({
  method: 'GET',
  path: '/api/dashboard/trade-contractors/:id/duties',
  summary: 'What one contractor owes, day by day, the last four weeks and the next one.',
  grant: 'trade-contractors.view',
  params: byId,
  reply: z.object({ data: z.array(duty) }),
})

export const waiveDuty = route({
  method: 'POST',
  path: '/api/dashboard/trade-contractors/:id/waivers',
  summary: 'Does without a form that a contractor owes on a day, with the reason.',
  grant: 'trade-contractors.edit',
  params: byId,
  body: z.object({
    line: z.uuid(),
    project: z.uuid().nullable(),
    day,
    reason: z.string().trim().min(3, 'Give the reason in a few words.').max(1000),
  }),
  problems: ['input/invalid'],
})

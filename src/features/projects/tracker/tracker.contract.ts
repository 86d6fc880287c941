// What a project or a team expects over some days, and what became of it.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { states } from '../../expectations/definition/index.ts'
import { planLine } from '../plan/plan.contract.ts'
import { declaredRain } from '../rain-days/rain-days.contract.ts'
import { forKinds, kinds, registerOf } from '../workplace.ts'

const day = z.iso.date()
const counts = z.object({
  received: z.int(),
  late: z.int(),
  due: z.int(),
  missed: z.int(),
  excused: z.int(),
})
const percent = z.int().nullable()

const tracked = z.object({
  /** `open`: its plan may be changed. */
  workplace: z.object({
    kind: z.enum(kinds),
    id: z.uuid(),
    name: z.string(),
    status: z.string(),
    open: z.boolean(),
  }),
  today: day,
  from: day,
  to: day,
  rain: z.array(declaredRain),
  lines: z.array(
    planLine.extend({
      cells: z.array(
        z.object({
          day,
          state: z.enum(states),
          /** `id` is left out where the caller may not open it. */
          submission: z.object({ id: z.uuid().nullable(), number: z.string() }).nullable(),
          /** The rain day that excuses it. */
          rain: z.uuid().nullable(),
          /** Whether the caller may fill it now, and it would count for the day. */
          fills: z.boolean(),
        }),
      ),
      counts,
      percent,
    }),
  ),
  counts,
  /** How many of the forms due by now were received, late ones too. */
  percent,
})
export type Tracked = z.output<typeof tracked>
export type TrackedLine = Tracked['lines'][number]
export type TrackedCell = TrackedLine['cells'][number]

export const readTracker = forKinds((kind) =>
  route({
    method: 'GET',
    path: `/api/dashboard/${registerOf[kind]}/:id/tracker`,
    summary: `Which forms a ${kind} expected on which day: received, late, due, missed or excused. The last four weeks and this one unless said.`,
    grant: `${registerOf[kind]}.submission-tracker`,
    params: z.object({ id: z.uuid() }),
    query: z.object({ from: day.optional(), to: day.optional() }),
    reply: z.object({ data: tracked }),
  }),
)

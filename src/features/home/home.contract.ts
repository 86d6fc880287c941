// What a person has on their home screen.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { widths } from './layout.ts'

const placed = z.object({
  name: z.string().regex(/^[a-z][a-z-]{0,40}$/),
  wide: z.literal(widths),
})
const widgets = z
  .array(placed)
  .max(40)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'Each at most once.')

/** What leads a new company to its first signed form. */
export const firstSteps = ['project', 'people', 'form', 'signed'] as const
export type FirstStep = (typeof firstSteps)[number]

const path = '/api/dashboard/home-layout'

export const readHomeLayout = route({
  method: 'GET',
  path,
  summary:
    'What the caller has chosen for their home screen; nothing where the default of their role is shown. For the manager of a new company, its first steps.',
  grant: 'staff',
  private: true,
  reply: z.object({
    data: z.object({
      widgets: widgets.nullable(),
      first_steps: z.array(z.object({ name: z.enum(firstSteps), done: z.boolean() })).nullable(),
    }),
  }),
})

export const chooseHomeLayout = route({
  method: 'PUT',
  path,
  summary: 'Chooses what the home screen of the caller shows, in which order and how wide.',
  grant: 'customize-dashboard',
  body: z.object({ widgets }),
})

export const resetHomeLayout = route({
  method: 'DELETE',
  path,
  summary: 'Shows the caller the home screen of their role again.',
  grant: 'customize-dashboard',
})

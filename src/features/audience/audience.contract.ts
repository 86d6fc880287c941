// Who would be in an audience that somebody is putting together, and what they may choose from for it.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { askedWithClosed, whyClosed } from '../../register/fields/closed-schemas.ts'
import { audienceRule } from '../../register/fields/schemas-of-kinds.ts'

/** People on a page of the preview. */
export const aPage = 20

export const previewAudience = route({
  method: 'POST',
  path: '/api/dashboard/audience/preview',
  summary:
    'Whom a rule reaches today: how many by which fact, and those whom the caller sees, by the page.',
  grant: 'staff',
  reads: true,
  body: z.strictObject({
    rule: audienceRule,
    page: z.int().min(1).max(1000).default(1),
  }),
  reply: z.object({
    data: z.object({
      total: z.int(),
      left_out: z.int(),
      /** By the place of a fact: how many it takes in, or leaves out, whom no fact before it did. */
      counts: z.array(z.int()),
      people: z.array(z.object({ id: z.uuid(), name: z.string(), detail: z.string().nullable() })),
    }),
  }),
})

export const listAudienceChoices = route({
  method: 'GET',
  path: '/api/dashboard/audience/choices/:kind',
  summary:
    'What a fact of an audience may point at, by name. With `closed`, after them what can no longer be chosen.',
  grant: 'staff',
  params: z.object({
    kind: z.enum([
      'operation_role',
      'team',
      'project',
      'entity',
      'location',
      'contractor',
      'field',
      'person',
    ]),
  }),
  query: z.object({ search: z.string().trim().max(200).default(''), ...askedWithClosed }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        value: z.string().nullable(),
        name: z.string(),
        detail: z.string().nullable(),
        ...whyClosed,
      }),
    ),
  }),
})

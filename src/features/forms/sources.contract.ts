// What questions choose from, for the person who fills or designs a form.
import { z } from 'zod'
import { route } from '../../access/route.ts'
import { askedWithClosed, whyClosed } from '../../register/fields/closed-schemas.ts'

export const sourceNames = [
  'locations',
  'chemicals',
  'projects',
  'asset-types',
  'resources',
] as const
export type SourceName = (typeof sourceNames)[number]

/** Of a document: how its kind is called, and a name where the company made it. */
const documentKind = z.object({ id: z.string(), name: z.string().nullable() })

export const readSource = route({
  method: 'GET',
  path: '/api/dashboard/form-sources/:name',
  summary:
    'The active rows that a kind of question chooses from: who they are, nothing more. With `closed`, after them those that cannot be chosen, and why.',
  grant: 'staff',
  onDevice: true,
  params: z.object({ name: z.enum(sourceNames) }),
  query: z.object(askedWithClosed),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        parent: z.uuid().nullable(),
        kind: documentKind.exactOptional(),
        ...whyClosed,
      }),
    ),
  }),
})

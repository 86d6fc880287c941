// What stands in a company's own fields, of one person: for those who may see people, and for oneself.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { pointedFile } from '../../../register/fields/schemas-of-kinds.ts'
import { customKinds } from './custom-fields.ts'

const value = z.union([
  z.string().max(2000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(100),
  pointedFile,
  z.null(),
])
const values = z.record(z.string().max(60), value)

const field = z.object({
  id: z.uuid(),
  label: z.string(),
  kind: z.enum(customKinds),
  options: z.string().nullable(),
  required: z.boolean(),
  confidential: z.boolean(),
})

export const readListedFields = route({
  method: 'GET',
  path: '/api/dashboard/users/own-fields',
  summary:
    'The company’s own fields as columns of the list of users; confidential ones need their right.',
  grant: 'users.view',
  reply: z.object({ data: z.array(field.extend({ listed: z.boolean() })) }),
})

const reply = z.object({
  data: z.object({
    /** Those that the caller may see, in their order. */
    fields: z.array(field),
    values,
    version: z.int(),
    /** Which of the fields the caller may fill in. */
    editable: z.array(z.uuid()),
  }),
})
export type ShownCustomValues = z.output<typeof reply>['data']

/** Of the fields that the caller may fill in. */
const body = z.object({ version: z.int().min(0), values })

const path = '/api/dashboard/users/:id/custom-values'
const params = z.object({ id: z.uuid() })
const problems = ['row/missing', 'row/stale', 'row/archived', 'input/invalid'] as const

export const readCustomValues = route({
  method: 'GET',
  path,
  summary:
    'What stands in the company’s own fields of a person; confidential ones need their right.',
  grant: 'users.view',
  params,
  reply,
  problems: ['row/missing'],
})

export const writeCustomValues = route({
  method: 'PUT',
  path,
  summary: 'Fills in the company’s own fields of a person.',
  grant: 'users.edit',
  params,
  body,
  reply,
  problems,
})

const own = '/api/dashboard/my-account/custom-values'

export const readOwnCustomValues = route({
  method: 'GET',
  path: own,
  summary: 'What stands in the company’s own fields that one may see of oneself.',
  grant: 'staff',
  private: true,
  reply,
})

export const writeOwnCustomValues = route({
  method: 'PUT',
  path: own,
  summary: 'Fills in the company’s own fields that one fills in oneself.',
  grant: 'staff',
  body,
  reply,
  problems: ['row/stale', 'input/invalid'],
})

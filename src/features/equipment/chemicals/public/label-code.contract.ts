// The code on a product's label: who knows it reads the public page.
import { z } from 'zod'
import { route } from '../../../../access/route.ts'

const params = z.object({ id: z.uuid() })
const path = '/api/dashboard/chemicals/:id/code'
const reply = z.object({
  data: z.object({
    /** Where the code leads; nothing once it was revoked. */
    path: z.string().nullable(),
  }),
})

export const readLabelCode = route({
  method: 'POST',
  path,
  summary: 'Where the code on a product’s label leads; it is made when it is first asked for.',
  grant: 'chemicals.view',
  params,
  reply,
})

export const renewLabelCode = route({
  method: 'PUT',
  path,
  summary: 'A new code for a product’s label: what was printed before leads nowhere.',
  grant: 'chemicals.edit',
  params,
  reply,
})

export const revokeLabelCode = route({
  method: 'DELETE',
  path,
  summary: 'Takes back a product’s public page: no code leads to it.',
  grant: 'chemicals.edit',
  params,
  reply,
})

// The signature that a person drew once, offered where they sign themselves.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { strokes } from '../../../kit/drawing/strokes.ts'

const path = '/api/dashboard/account/signature'

export const ownSignature = route({
  method: 'GET',
  path,
  summary: 'One’s own signature, drawn once; nobody else reads it.',
  private: true,
  grant: 'staff',
  inPerson: true,
  reply: z.object({ data: z.object({ strokes, saved_at: z.string() }).nullable() }),
})

export const saveOwnSignature = route({
  method: 'PUT',
  path,
  summary: 'Draws it, or draws it anew. What was signed before stays as it was.',
  grant: 'staff',
  inPerson: true,
  body: z.object({ strokes }),
})

export const removeOwnSignature = route({
  method: 'DELETE',
  path,
  summary: 'Removes it.',
  grant: 'staff',
  inPerson: true,
})

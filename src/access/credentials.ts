// What a person gives of themselves, wherever it is asked for.
import { z } from 'zod'

export const locale = z.enum(['en', 'fr', 'es'])
export type Locale = z.output<typeof locale>

export const newPassword = z
  .string()
  .min(12, 'Please use at least 12 characters; a short sentence is easy to remember.')
  .max(200, 'Please use at most 200 characters.')

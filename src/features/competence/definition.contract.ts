// What somebody does not hold that work asks for, as calls tell it.
import { z } from 'zod'

export const lackingTraining = z.object({
  course: z.uuid(),
  name: z.string(),
  /** `unproven`: there is a record, and its evidence is not. */
  state: z.enum(['missing', 'expired', 'unproven']),
  until: z.string().nullable(),
})
export type LackingTraining = z.output<typeof lackingTraining>

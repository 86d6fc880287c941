// What figures are asked of: some days, one project or those of an entity, and whose work they count.
import { z } from 'zod'

const day = z.iso.date()

export const whoseWork = ['own', 'contractors'] as const

/** What every screen of figures is narrowed by. */
export const askedFigures = z.object({
  from: day.optional(),
  to: day.optional(),
  project: z.uuid().optional(),
  /** All its projects; one project comes before it. */
  entity: z.uuid().optional(),
  team: z.uuid().optional(),
  contractor: z.uuid().optional(),
  /** Of own people or of those of contractors; one contractor comes before it. */
  whose: z.enum(whoseWork).optional(),
  /** Whether the period before is shown. */
  compare: z.literal('no').optional(),
})
export type AskedFigures = z.output<typeof askedFigures>

/** Nothing: wherever it was. */
export type Projects = readonly string[] | undefined

/** Whose work is counted; what is left out is everybody's. */
export type WhoseWork = {
  team?: string | undefined
  /** Of these contractors, or of nobody's of them. */
  of?: { contractors: readonly string[]; are: boolean }
  /** Whose hours are worked out with it; null where no hours are known of just these. */
  hours?: 'own' | 'contractors' | null
}

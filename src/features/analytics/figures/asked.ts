// What figures are asked of: some days, and one project or those of an entity.
import { z } from 'zod'

const day = z.iso.date()

export const askedFigures = z.object({
  from: day.optional(),
  to: day.optional(),
  project: z.uuid().optional(),
  /** All its projects; one project comes before it. */
  entity: z.uuid().optional(),
})
export type AskedFigures = z.output<typeof askedFigures>

/** Nothing: wherever it was. */
export type Projects = readonly string[] | undefined

// What answers look like as they travel, and what is said of the form that they answer.
import { z } from 'zod'
import { cleaned } from './clean-text.ts'

export const named = z.object({ id: z.uuid(), name: z.string() })
/** The question decides how its answer is stored. */
const answer = z.unknown().meta({ description: 'What its kind of question stores.' })
export const answers = z.record(z.string().max(80), answer)
export const givenAnswers = answers.transform(cleaned)

/** The facts of a form that people see who fill it or read its submissions. */
export const formFacts = named.extend({
  code: z.string().nullable(),
  kind: z.string(),
  category: z.string(),
  signature_policy: z.enum(['none', 'submitter', 'all_attendees', 'supervisor_then_manager']),
  applies_to: z.array(z.string()),
  gps_required: z.boolean(),
  review_required: z.boolean(),
})

// What answers look like as they travel, and what is said of the form that they answer.
import { z } from 'zod'
import { cleaned } from './clean-text.ts'

export const named = z.object({ id: z.uuid(), name: z.string() })
/** The question decides how its answer is stored. */
const answer = z.unknown().meta({ description: 'What its kind of question stores.' })
export const answers = z.record(z.string().max(80), answer)
export const givenAnswers = answers.transform(cleaned)

const drawn = {
  ink: z.enum(['red', 'yellow', 'blue', 'white', 'black']),
  points: z.array(z.number()).max(20_000).readonly(),
}
/** What is drawn over a photo (`kit/drawing/shapes.ts`). */
const drawing = z.object({
  width: z.number(),
  height: z.number(),
  shapes: z
    .array(
      z.union([
        z.object({ kind: z.enum(['arrow', 'circle', 'pen']), ...drawn }),
        z.object({ kind: z.literal('text'), ...drawn, text: z.string().max(500) }),
      ]),
    )
    .max(200)
    .readonly(),
})
/** Names a file, as the answer of a photo question does. */
const attached = z.union([
  z.string().max(80),
  z.object({
    id: z.string().max(80),
    caption: z.string().max(500).exactOptional(),
    taken_at: z.string().max(40).exactOptional(),
    annotations: drawing.exactOptional(),
  }),
])
const remark = z.object({
  note: z.string().max(4000).exactOptional(),
  photos: z.array(attached).max(20).readonly().exactOptional(),
  /** It becomes a corrective action; its owner and its day are the rule's where nobody says. */
  action: z
    .object({
      title: z.string().max(200),
      owner: z.uuid().exactOptional(),
      due: z.iso.date().exactOptional(),
    })
    .exactOptional(),
})
/** What is said of questions beside their answers, by `question`, `matrix/row`, `group/item/question`. */
export const remarks = z.record(z.string().max(400), remark).readonly()
export const givenRemarks = remarks
  .refine((all) => Object.keys(all).length <= 2000, 'These are more than can be kept.')
  .default({})
  .transform(cleaned)

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

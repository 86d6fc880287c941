// What the library has, as the fields of a register.
import { z } from 'zod'
import type { Locale } from '../../../kit/locales.ts'
import { declaration, steps, text } from '../../../kit/writing/short-parts.ts'
import type { OnShelf } from '../../../manifest/shelf.ts'
import orientation from './texts/orientation.json' with { type: 'json' }
import policies from './texts/policies.json' with { type: 'json' }
import swps from './texts/swps.json' with { type: 'json' }
import { worded, words, wordsIn } from './worded.ts'

const written = z.strictObject({
  id: words,
  title: worded,
  category: worded,
  /** The acts and standards that it follows, or that it is house practice. */
  legislation: worded,
  reviewed_on: z.iso.date(),
  review_months: z.int(),
  /** A line that begins with `## ` is a heading, one that begins with `- ` a line of a list. */
  text: worded,
  /** `step | hazards | controls` */
  steps: z.array(worded).optional(),
  declaration: worded,
  protection: worded.optional(),
  emergency: worded.optional(),
  whom: words.optional(),
  minutes: z.int().optional(),
  valid_months: z.int().optional(),
})
type WrittenDocument = z.infer<typeof written>

export const documentLibrary: Readonly<Record<string, readonly (WrittenDocument & OnShelf)[]>> = z
  .record(
    z.string(),
    z.array(
      written.transform((one) => ({
        ...one,
        fields: (language: Locale) => fieldsOf(one, language),
      })),
    ),
  )
  .parse({ policies, swps, orientation })

/** The fields of the document in a language; its content has all languages. */
function fieldsOf(written: WrittenDocument, language: Locale) {
  const title = wordsIn(written.title, language)
  if (title === undefined) return undefined
  const { whom, minutes, valid_months, review_months, protection, emergency } = written
  return {
    title,
    legislation: wordsIn(written.legislation, language),
    review_months,
    ...(protection && { protection: wordsIn(protection, language) }),
    ...(emergency && { emergency: wordsIn(emergency, language) }),
    ...(whom && { whom, minutes, valid_months }),
    content: [
      text(...written.text),
      ...(written.steps ? [steps(...written.steps)] : []),
      declaration(...written.declaration),
    ],
  }
}

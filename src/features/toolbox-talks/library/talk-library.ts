// The provider's toolbox talks: written once, read aloud by the companies that take them.
import { z } from 'zod'
import { worded, words } from '../../documents/definition/index.ts'
import talks from './texts/talks.json' with { type: 'json' }

const writtenTalk = z.strictObject({
  id: words,
  title: worded,
  category: worded,
  /** The acts and standards that it follows, or that it is house practice. */
  legislation: worded,
  reviewed_on: z.iso.date(),
  minutes: z.int().min(5).max(10),
  /** When it fits best; empty where every season does. */
  seasons: z.array(z.enum(['winter', 'spring', 'summer', 'autumn'])),
  /** A line that begins with `## ` is a heading, one that begins with `- ` a line of a list. */
  text: worded,
  /** What the foreman asks the crew. */
  questions: z.array(worded).min(2).max(4),
})

export const talkLibrary = z.array(writtenTalk).parse(talks)

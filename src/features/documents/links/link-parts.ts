// How a link is sent: of a document as of an orientation.
import { z } from 'zod'
import { locale } from '../../../access/credentials.ts'

export const linkState = z.object({
  data: z.object({
    email: z.string().nullable(),
    lang: locale,
    /** They find it in the product, and need no link. */
    signs_in: z.boolean(),
    link: z
      .object({ email: z.string().nullable(), sent_at: z.string(), expires_at: z.string() })
      .nullable(),
  }),
})
export const linkWanted = z.strictObject({ email: z.email().nullable(), lang: locale })
export const linkMade = z.object({
  data: z.object({ address: z.string().nullable(), expires_at: z.string() }),
})

// What a person gives of themselves, wherever it is asked for.
import { z } from 'zod'
import { locales } from '../kit/locales.ts'

export const locale = z.enum(locales)

export const newPassword = z
  .string()
  .min(12, 'Please use at least 12 characters. A short sentence is easy to remember.')
  .max(200, 'Please use at most 200 characters.')

/** Bytes of a passkey, as browsers hand them out. */
export const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)

/** The secret of a second factor, as an authenticator app takes it. */
export const setUp = z.object({ secret: z.string(), otpauth_url: z.string(), qr_svg: z.string() })
export type SetUp = z.output<typeof setUp>

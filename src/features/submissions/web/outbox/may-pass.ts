// What becomes of a sending that failed.
import { NoAnswer, Refused } from '../../../../kit/http/client.web.ts'

const mayPassWith: ReadonlySet<number> = new Set([401, 403, 408, 419, 429])

/** Whether trying the same again may help: what may pass stays here and waits, anything else needs
 *  somebody. */
export const mayPass = (error: unknown): boolean =>
  error instanceof NoAnswer ||
  (error instanceof Refused &&
    (waitsForSomebody(error) || error.httpStatus >= 500 || mayPassWith.has(error.httpStatus)))

/** It waits for somebody else's doing, and whoever looks at it is told: another person to sign in, the
 *  company to be active again. */
export const waitsForSomebody = ({ code }: Refused): boolean =>
  code === 'session/other' || code === 'company/suspended'

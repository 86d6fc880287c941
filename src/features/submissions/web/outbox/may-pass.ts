// What becomes of a sending that failed.
import { NoAnswer, Refused } from '../../../../kit/http/client.web.ts'

const mayPassWith: ReadonlySet<number> = new Set([401, 403, 408, 419, 429])

/** It waits until another person signs in again, or the company is active again. */
export const waitsForSomebody = ({ code }: Refused): boolean =>
  code === 'session/other' || saysWhy({ code })

/** The person who looks at what waits is told why: it is not the connection, and will not pass soon. */
export const saysWhy = ({ code }: Pick<Refused, 'code'>): boolean => code === 'company/suspended'

/** Whether trying the same again may help: what may pass stays here and waits, anything else needs
 *  somebody. */
export const mayPass = (error: unknown): boolean =>
  error instanceof NoAnswer ||
  (error instanceof Refused &&
    (waitsForSomebody(error) || error.httpStatus >= 500 || mayPassWith.has(error.httpStatus)))

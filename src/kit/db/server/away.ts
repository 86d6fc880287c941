// The database is away: it is being restarted, has failed over, or the line to it is cut.
import { Problem } from '../../problems.ts'

/** How long until it is worth another try, in seconds. */
const retryAfter = 5

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Shut down, crashed, starting up, without room for another connection.
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
/** What the driver says without a code. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/

const isAway = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.some(isAway)
    : error instanceof Error &&
      (driverMessages.test(error.message) ||
        ('code' in error && (codes.has(String(error.code)) || /^08/.test(String(error.code)))))

/** The problem that a call is answered with, where that is what went wrong; else the error itself. */
export const orAway = (error: unknown): unknown =>
  isAway(error)
    ? new Problem('database/away', { extra: { retry_after: retryAfter }, cause: error })
    : error

// After which errors a process cannot go on: it may hold or mix up what it must not.

/** What PL/pgSQL raises for an assertion that failed. */
const assertFailed = 'P0004'
/** Raised where the log’s last link is not where this transaction left it. */
const chainMoved = 'The chain of changes moved.'
const fatal = new Set([assertFailed, 'ERR_ASSERTION', 'ERR_MEMORY_ALLOCATION_FAILED', 'ENOMEM'])

/** Memory ran out, or an assertion of tenancy or of the log failed. */
export function endsTrust(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && fatal.has(String(error.code))) return true
  if (error.message === chainMoved) return true
  if (error instanceof RangeError && /allocation failed/.test(error.message)) return true
  return endsTrust(error.cause)
}

/** Hands such an error on to the process, past the one who has caught it. */
export function escalate(error: unknown): void {
  if (endsTrust(error))
    setImmediate(() => {
      throw error
    })
}

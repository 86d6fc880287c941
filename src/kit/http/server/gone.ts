import type { Exchange } from './exchange.ts'

/** Speaks up when the caller has left before the answer was theirs: work for them may stop. */
export function goneOf({ response }: Exchange): AbortSignal {
  const gone = new AbortController()
  if (response.closed || response.destroyed) gone.abort()
  else response.once('close', () => gone.abort())
  return gone.signal
}

/** Work that stopped because of it has not failed. */
export const isGone = (error: unknown, { response }: Pick<Exchange, 'response'>): boolean =>
  response.destroyed && error instanceof Error && error.name === 'AbortError'

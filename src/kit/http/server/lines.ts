import type { Problem } from '../../problems.ts'
import { inLines } from '../lines.ts'
import type { Route } from '../route.ts'
import type { Exchange } from './exchange.ts'
import { bodyOf } from './language.ts'

const headers = {
  'content-type': `${inLines}; charset=utf-8`,
  'cache-control': 'no-store',
  // A proxy that collects an answer before it passes it on would show nothing.
  'x-accel-buffering': 'no',
}

type Answer = Pick<Exchange, 'response'>

/** Says how far a call has come, to the caller who wants to hear it. */
export function teller(
  { response, header }: Pick<Exchange, 'response' | 'header'>,
  { progress }: Route,
): (part: unknown) => void {
  const listens = progress !== undefined && (header('accept')?.includes(inLines) ?? false)
  return (part) => {
    if (!listens || response.destroyed) return
    if (!response.headersSent) response.setHeaders(new Map(Object.entries(headers)))
    response.write(`${JSON.stringify({ progress: progress.parse(part) })}\n`)
  }
}

/** The last line, where lines have begun; false: the answer is still to be sent whole. */
export function endLines({ response }: Answer, last: Readonly<Record<string, unknown>>): boolean {
  if (response.getHeader('content-type') !== headers['content-type']) return false
  response.end(`${JSON.stringify(last)}\n`)
  return true
}

export const refusedLine = (problem: Problem, { id, header }: Exchange) => ({
  refused: { status: problem.status, body: bodyOf(problem, id, header('accept-language')) },
})

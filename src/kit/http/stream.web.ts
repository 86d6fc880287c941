// Reads an event stream with fetch: it carries the token of the session, which the browser's own reader of
// event streams cannot.
import { callHeaders, NoAnswer, noAnswer, refuse } from './client.web.ts'
import { eventsIn } from './events.ts'
import type { Route } from './route.ts'

/** A line on which even the server's signs of life are missing is cut. */
const quiet = 50_000

async function readEvents(
  body: ReadableStream<Uint8Array>,
  cut: AbortController,
  onEvent: (data: string) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const late = setTimeout(() => cut.abort(), quiet)
    const { done, value } = await reader.read().finally(() => clearTimeout(late))
    if (done) return
    const found = eventsIn(rest + decoder.decode(value, { stream: true }))
    rest = found.rest
    for (const event of found.events) onEvent(event)
  }
}

/** Gives each event to `onEvent`. Resolves when the server ends the stream; rejects as `call` does. */
export async function listen(
  route: Route,
  signal: AbortSignal,
  onEvent: (data: string) => void,
): Promise<void> {
  const cut = new AbortController()
  const headers = { ...callHeaders(), accept: 'text/event-stream' }
  let response: Response
  try {
    response = await fetch(route.path, {
      credentials: 'include',
      headers,
      signal: AbortSignal.any([signal, cut.signal]),
    })
  } catch (cause) {
    throw noAnswer(cause, signal)
  }
  if (!response.ok) return refuse(response.status, await response.json().catch(() => ({})), headers)
  if (response.body === null) throw new NoAnswer('The server sent no stream.')
  try {
    await readEvents(response.body, cut, onEvent)
  } catch (cause) {
    throw noAnswer(cause, signal)
  }
}

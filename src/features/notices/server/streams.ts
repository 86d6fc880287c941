// Shows people their notices as they come. Each process looks at the table every two seconds, once for all
// whom it shows something, and only while it does.
import type { ServerResponse } from 'node:http'
import { errorFields, type Log } from '../../../kit/log/log.server.ts'
import type { Unread } from '../notices.contract.ts'
import type { Watcher } from './notices.store.ts'

export type LookForAll = (watchers: readonly Watcher[]) => Promise<(Unread & { session: string })[]>

type Stream = Watcher & { response: ServerResponse; said: string; spoke: number }

/** Windows of one person, and streams of one process: beyond them a page asks now and then instead. */
const mostOfOne = 6
const mostOfAll = 2000
/** Proxies end a line that says nothing. */
const quiet = 20_000
/** What a reader has not taken by then is not read any more. */
const mostUnsent = 65_536

export const eventOf = (unread: Unread): string =>
  `event: unread\ndata: ${JSON.stringify(unread)}\n\n`

export function openStreams(look: LookForAll, { every = 2000 } = {}) {
  const streams = new Set<Stream>()
  let next: NodeJS.Timeout | undefined
  let draining = false

  function end(stream: Stream): void {
    streams.delete(stream)
    stream.response.end()
  }

  function write(stream: Stream, what: string): void {
    if (stream.response.writableLength > mostUnsent) {
      streams.delete(stream)
      stream.response.destroy()
      return
    }
    stream.spoke = Date.now()
    stream.response.write(what)
  }

  function say(stream: Stream, { unread, latest }: Unread): void {
    const event = eventOf({ unread, latest })
    if (event !== stream.said) {
      stream.said = event
      write(stream, event)
    } else if (Date.now() - stream.spoke > quiet) write(stream, ': still here\n\n')
  }

  async function lookAtAll(): Promise<void> {
    const asked = [...streams]
    const sessions = new Map(
      asked.map(({ session, company, account }) => [session, { session, company, account }]),
    )
    const found = new Map((await look([...sessions.values()])).map((one) => [one.session, one]))
    for (const stream of asked.filter((one) => streams.has(one))) {
      const now = found.get(stream.session)
      if (now === undefined) end(stream)
      else say(stream, now)
    }
  }

  function lookAgain(log: Log): void {
    if (next !== undefined || streams.size === 0 || draining) return
    next = setTimeout(async () => {
      // A look that fails says nothing; the next one may.
      await lookAtAll().catch((error: unknown) =>
        log.warn('notices could not be looked for', errorFields(error)),
      )
      next = undefined
      lookAgain(log)
    }, every)
  }

  return {
    /** How many there are. */
    count: () => streams.size,
    isFull: (account: string): boolean =>
      draining ||
      streams.size >= mostOfAll ||
      [...streams].filter((one) => one.account === account).length >= mostOfOne,
    begin(watcher: Watcher, response: ServerResponse, first: Unread, log: Log): void {
      const stream: Stream = { ...watcher, response, said: '', spoke: 0 }
      streams.add(stream)
      response.on('close', () => streams.delete(stream))
      response.on('error', () => streams.delete(stream))
      say(stream, first)
      lookAgain(log)
    },
    drain(): void {
      draining = true
      clearTimeout(next)
      for (const stream of streams) end(stream)
    },
  }
}
export type Streams = ReturnType<typeof openStreams>

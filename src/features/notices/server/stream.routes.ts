// A raw route, because its answer goes on.
import type { RawCall } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { streamUnread } from '../notices.contract.ts'
import { accountOf } from './account-of.ts'
import { unreadOf } from './notices.store.ts'
import { eventOf, type Streams } from './streams.ts'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects an answer before it passes it on would show nothing.
  'x-accel-buffering': 'no',
}
const patience = 60

export const streamOf = (streams: Streams): RawCall => ({
  ...streamUnread,
  route: streamUnread,
  async answer(exchange, _, gate) {
    const { response, log } = exchange
    const goesOn = exchange.header('accept')?.includes('text/event-stream') ?? false
    const { watcher, first } = await gate(exchange, streamUnread, async (context) => {
      const { session, db } = context
      const account = accountOf(context)
      if (goesOn && streams.isFull(account))
        throw new Problem('rate/exceeded', { extra: { retry_after: patience } })
      const watcher = { session: session.id, company: session.companyId ?? '', account }
      return { watcher, first: await unreadOf(db, account) }
    })
    response.writeHead(200, headers)
    if (goesOn) streams.begin(watcher, response, first, log)
    else response.end(eventOf(first))
  },
})

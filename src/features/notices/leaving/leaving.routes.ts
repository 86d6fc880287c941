import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from './leaving.contract.ts'
import { bringMailsBack, openStopLink, type StopLink, stopMails } from './leaving.store.ts'

/** Does what the link allows, in the company that it leads to. */
async function byLink<T>(
  { db, exchange }: Context,
  token: string,
  work: (link: StopLink) => Promise<T>,
): Promise<T | Problem> {
  const link = await openStopLink(db, token, exchange)
  if (link !== undefined) return db.as('app', () => work(link))
  return missed(db, `stop ${exchange.ip}`, new Problem('link/spent'))
}

export const leavingCalls = [
  bind(calls.readLeaving, (context, { params }) =>
    byLink(context, params.token, async ({ company, stopped, labels }) => ({
      data: { company, brand: await brandOf(context.db), stopped, kinds: labels },
    })),
  ),

  bind(calls.leaveNotices, (context, { params: { token } }) =>
    byLink(context, token, async (link) => {
      if (!link.stopped) await stopMails(context.db, token, link)
      return undefined
    }),
  ),

  bind(calls.returnToNotices, (context, { params: { token } }) =>
    byLink(context, token, async (link) => {
      if (link.stopped) await bringMailsBack(context.db, token, link)
      return undefined
    }),
  ),
]

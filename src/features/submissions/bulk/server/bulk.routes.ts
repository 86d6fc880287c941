// The calls of bulk actions: what was asked is queued, and its progress read from its row.
import { bind, type Context } from '../../../../access/server/gate.ts'
import { countTries, hour } from '../../../../access/server/limits.ts'
import { localeOf } from '../../../../kit/http/server/language.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../../kit/problems.ts'
import * as calls from '../../papers/papers.contract.ts'
import { runBulk } from '../bulk.jobs.ts'
import * as store from './bulk.store.ts'

/** A person with this many running actions waits for one of them to end. */
const mostAtOnce = 5
/** Addresses that a company writes to in an hour. */
const mostAddresses = 1000

/** When there is room again for so many addresses; undefined: there is now, and they are counted. */
async function noRoomUntil({ db, session }: Context, to: readonly string[]) {
  if (to.length === 0) return undefined
  const limit = { key: `bulk-mail ${session.companyId}`, most: mostAddresses, seconds: hour }
  const wait = await db.as('gate', () => countTries(db, limit, new Set(to).size))
  return wait === undefined ? undefined : new Date(Date.now() + 1000 * wait)
}

async function begin(
  context: Context,
  action: 'download' | 'send_emails',
  given: Omit<store.Payload, 'public_url'>,
): Promise<{ task_id: string }> {
  const { db, session, exchange } = context
  const account = session.accountId
  if (account === undefined) throw new Problem('grant/missing')
  if ((await store.openActions(db, account)) >= mostAtOnce)
    throw new Problem('rate/exceeded', { extra: { retry_after: 30 } })
  const submission_ids = [...new Set(given.submission_ids)]
  const payload = { ...given, submission_ids, public_url: exchange.publicUrl }
  const retryAt = await noRoomUntil(context, given.to ?? [])
  const id = await store.addAction(db, { action, account, payload }, retryAt)
  if (retryAt === undefined) await enqueue(db, runBulk, { action: id })
  return { task_id: id }
}

const download = bind(calls.bulkDownload, (context, { body }, exchange) =>
  begin(context, 'download', { ...body, lang: localeOf(exchange.header('accept-language')) }),
)

const mail = bind(calls.bulkMail, (context, { body }) => begin(context, 'send_emails', body))

/** The last part of the way is the putting together. */
const progressOf = ({ status, done, total }: store.BulkState): number =>
  status === 'completed' || status === 'expired' ? 100 : Math.floor((95 * done) / total)

const progress = bind(calls.zipProgress, async ({ db, session, exchange }, { params }) => {
  const action = await store.ownAction(db, params.taskId, session.accountId)
  if (action === undefined) throw new Problem('row/missing')
  const { status, total, failures, expires_at, retry_at } = action
  const over = expires_at !== null && Date.parse(expires_at) <= Date.now()
  const ready = status === 'completed' && action.action === 'download' && !over
  return {
    status: over && status === 'completed' ? ('expired' as const) : status,
    progress: progressOf(action),
    download_url: ready
      ? `${exchange.publicUrl}/api/downloads/${await store.mintLink(db, action.id)}`
      : null,
    retry_at,
    total,
    failures,
  }
})

const list = bind(calls.listBulk, async ({ db, session }) => ({
  data: (await store.ownActions(db, session.accountId)).map((action) => ({
    id: action.id,
    action: action.action,
    status: action.status,
    progress: progressOf(action),
    total: action.total,
    created_at: action.created_at,
  })),
}))

const clear = bind(calls.clearBulk, async ({ db, session }, { params }) => {
  const action = await store.ownAction(db, params.id, session.accountId)
  if (action === undefined) throw new Problem('row/missing')
  if ((await store.clearAction(db, action.id)) === 0) throw new Problem('submission/state')
})

export const bulkCalls = [download, mail, progress, list, clear]

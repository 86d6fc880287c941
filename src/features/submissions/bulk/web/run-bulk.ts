// Runs bulk actions through their states: pending, asked for, under way, done or failed.
import { call } from '../../../../kit/http/client.web.ts'
import { bulkDownload, clearBulk, listBulk, zipProgress } from '../../papers/papers.contract.ts'
import {
  type BulkAction,
  bulkActions,
  changeBulkAction,
  dropBulkActions,
  isEnded,
  putBulkAction,
  rememberBulk,
} from './bulk-store.ts'

const pollMs = 5000
const closableMs = 1000

const actionOf = (key: string) => bulkActions().find((one) => one.key === key)

/** The caller is told by the panel, the person who looks for the fault by the console. */
function fail(
  key: string,
  why: unknown,
  more: Partial<Pick<BulkAction, 'failures' | 'retry_at'>> = {},
): void {
  console.warn('A bulk action failed.', why)
  changeBulkAction(key, { status: 'failed', allowClose: true, ...more })
}

function complete(key: string, more: Partial<BulkAction> = {}): void {
  changeBulkAction(key, { status: 'completed', progress: 100, ...more })
  setTimeout(() => changeBulkAction(key, { allowClose: true }), closableMs)
}

async function look(key: string, opens: boolean): Promise<void> {
  const action = actionOf(key)
  if (action?.task == null) return
  try {
    const answer = await call(zipProgress, { params: { taskId: action.task } })
    const { status, progress, download_url, failures, retry_at } = answer
    if (status === 'failed' || status === 'expired')
      return fail(key, status, { failures, retry_at })
    if (status === 'completed') {
      if (action.status === 'completed') changeBulkAction(key, { download_url, failures })
      else complete(key, { download_url, failures })
      if (opens && download_url !== null) globalThis.open(download_url, '_blank', 'noopener')
      return
    }
    // A mail counts as done once it is asked for; only what went wrong with it is still awaited.
    if (action.action === 'download') changeBulkAction(key, { status: 'in_progress', progress })
  } catch (error) {
    return fail(key, error)
  }
  setTimeout(() => void look(key, opens), pollMs)
}

export async function runBulk(key: string): Promise<void> {
  const action = actionOf(key)
  if (action === undefined) return
  changeBulkAction(key, { status: 'api_calling' })
  try {
    const route = { ...bulkDownload, path: action.endPoint }
    const body = action.payload as { submission_ids: string[] }
    const answer = (await call(route, { body })) as { task_id?: string } | undefined
    if (!answer?.task_id) return fail(key, 'There is no task.')
    changeBulkAction(key, { task: answer.task_id })
  } catch (error) {
    return fail(key, error)
  }
  if (action.action === 'send_emails') complete(key)
  else changeBulkAction(key, { status: 'in_progress' })
  setTimeout(() => void look(key, action.action === 'download'), pollMs)
}

/** Takes up what was under way before the page was loaded again, or ended while nobody looked. */
export async function restoreBulk(): Promise<void> {
  const { data } = await call(listBulk, {})
  const known = new Set(bulkActions().map(({ task }) => task))
  for (const { id, action, status, progress, total } of data.toReversed()) {
    if (known.has(id)) continue
    const open = action === 'download' && (status === 'pending' || status === 'in_progress')
    const order = { action, endPoint: '', payload: { submission_ids: [] } }
    const shown = status === 'failed' ? 'failed' : open ? 'in_progress' : 'completed'
    const more = { task: id, total, allowClose: !open, progress: open ? progress : 100 } as const
    const key = putBulkAction(order, { ...more, status: shown })
    // What ended meanwhile waits for a click: nobody has asked for it just now.
    void look(key, open)
  }
  rememberBulk(bulkActions().length > 0)
}

async function forget({ task }: BulkAction): Promise<void> {
  if (task === null) return
  try {
    await call(clearBulk, { params: { id: task } })
  } catch (error) {
    // It will be there again after a reload, where it can be taken away again.
    console.warn('A bulk action could not be cleared away.', error)
  }
}

export function removeBulk(key: string): void {
  const action = actionOf(key)
  if (action === undefined || !action.allowClose) return
  dropBulkActions((one) => one.key === key)
  rememberBulk(bulkActions().length > 0)
  void forget(action)
}

export function clearBulkActions(): void {
  const ended = bulkActions().filter(isEnded)
  dropBulkActions(isEnded)
  rememberBulk(bulkActions().length > 0)
  for (const action of ended) void forget(action)
}

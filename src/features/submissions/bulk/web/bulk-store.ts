// The bulk actions that the person here sees in the panel. What runs them, and the panel itself, is
// loaded with the first of them.
import { useSyncExternalStore } from 'react'

export type BulkFailure = { id: string; number: string | null; reason: string }

/** What is asked for: `payload` goes to `endPoint` as it is. */
export type BulkOrder = {
  action: 'download' | 'send_emails'
  endPoint: string
  payload: { submission_ids: readonly string[]; [more: string]: unknown }
}

export type BulkAction = BulkOrder & {
  key: string
  status: 'pending' | 'api_calling' | 'in_progress' | 'completed' | 'failed'
  /** From 0 to 100. */
  progress: number
  icon: 'download' | 'mail'
  allowClose: boolean
  download_url: string | null
  /** As the server knows it, once it does. */
  task: string | null
  total: number
  failures: readonly BulkFailure[]
  /** It has failed for now: when it may be asked for again. */
  retry_at: string | null
}

let actions: readonly BulkAction[] = []
const watchers = new Set<() => void>()

function change(next: readonly BulkAction[]): void {
  actions = next
  for (const tell of watchers) tell()
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export const bulkActions = (): readonly BulkAction[] => actions
export const useBulkActions = (): readonly BulkAction[] =>
  useSyncExternalStore(subscribe, bulkActions, bulkActions)

export const isEnded = ({ status }: BulkAction): boolean =>
  status === 'completed' || status === 'failed'

/** False where it was taken away in the meantime. */
export function changeBulkAction(key: string, changed: Partial<BulkAction>): boolean {
  if (!actions.some((one) => one.key === key)) return false
  change(actions.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  return true
}

export const dropBulkActions = (gone: (action: BulkAction) => boolean): void =>
  change(actions.filter((one) => !gone(one)))

let count = 0

export function putBulkAction(order: BulkOrder, more: Partial<BulkAction> = {}): string {
  count += 1
  const key = `bulk-${count}`
  const begun: BulkAction = {
    ...order,
    key,
    status: 'pending',
    progress: 0,
    icon: order.action === 'download' ? 'download' : 'mail',
    allowClose: false,
    download_url: null,
    task: null,
    total: order.payload.submission_ids.length,
    failures: [],
    retry_at: null,
    ...more,
  }
  change([...actions, begun])
  return key
}

const storageKey = 'plumbline-bulk'

/** Whether there may be something to find again after a reload. */
export const bulkRemembered = (): boolean => localStorage.getItem(storageKey) !== null

export function rememberBulk(remembered: boolean): void {
  if (remembered) localStorage.setItem(storageKey, '1')
  else localStorage.removeItem(storageKey)
}

/** Begins a bulk action and shows it in the panel. */
export function addBulkAction(order: BulkOrder): void {
  const key = putBulkAction(order)
  rememberBulk(true)
  import('./run-bulk.ts').then(
    ({ runBulk }) => runBulk(key),
    (error: unknown) => {
      console.error('The bulk action could not be begun.', error)
      changeBulkAction(key, { status: 'failed', allowClose: true })
    },
  )
}

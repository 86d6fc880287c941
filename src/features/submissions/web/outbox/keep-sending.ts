// Sends what waits: at once, when the connection comes back, when somebody looks at the page again,
// and each minute. One tab at a time: another one that is open looks on.
import { storedAccount } from '../../../../access/web/session.ts'
import { sendSignatures } from '../../signing/web/send-signatures.ts'
import type { Outgoing } from '../device/kept.ts'
import { changeOutgoing, outboxOf } from '../device/store.ts'
import { sendOutgoing } from './send-one.ts'

const lock = 'plumbline-outbox'
const everyMinute = 60_000

const waits = ({ state }: Outgoing) => state === 'queued' || state === 'sending'

/** Somebody else may have signed in meanwhile, in this tab or in another. */
const isHere = (account: string) => storedAccount() === account

async function sendDue(account: string, at: number): Promise<void> {
  const entries = (await outboxOf(account)).filter((one) => waits(one) && one.next_at <= at)
  for (const entry of entries.reverse()) {
    if (!isHere(account)) return
    try {
      await sendOutgoing(entry)
    } catch (error) {
      console.error(`${entry.form.name} could not be sent.`, error)
      await changeOutgoing(entry.id, { state: 'queued', next_at: Date.now() + everyMinute })
    }
  }
}

let inThisTab: Promise<void> = Promise.resolve()

/** Without the browser’s locks, as on a page that is not served over HTTPS, tabs may send the same
 *  twice: the server takes it once. */
function alone(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  if (locks !== undefined) return locks.request(lock, work)
  inThisTab = inThisTab.then(work, work)
  return inThisTab
}

let timer: ReturnType<typeof setTimeout> | undefined
let current: string | undefined

async function runAgain(account: string, at: number): Promise<void> {
  await alone(() => sendDue(account, at))
  if (current !== account || !isHere(account)) return
  const next = (await outboxOf(account)).filter(waits).map(({ next_at }) => next_at)
  clearTimeout(timer)
  if (next.length > 0)
    timer = setTimeout(() => sendNow(account), Math.max(500, Math.min(...next) - Date.now()))
}

/** `hurry`: what would have waited longer is tried, too. */
export function sendNow(account: string, hurry = false): void {
  runAgain(account, hurry ? Number.POSITIVE_INFINITY : Date.now()).catch((error: unknown) =>
    console.error('The outbox could not be read.', error),
  )
}

/** What waits is corrected instead: it is not sent before it is handed in again. */
export const takeBack = (id: string): Promise<Outgoing | undefined> =>
  changeOutgoing(id, { state: 'needs' }, 'received')

/** To be tried again by hand. */
export async function tryAgain(account: string, id: string): Promise<void> {
  await changeOutgoing(id, { state: 'queued', tries: 0, next_at: 0, trouble: null })
  sendNow(account)
}

/** Until it is stopped. */
export function keepSending(account: string): () => void {
  current = account
  const hurry = () => {
    sendNow(account, true)
    sendSignatures(account)
  }
  const looked = () => {
    if (document.visibilityState === 'visible') hurry()
  }
  const each = setInterval(hurry, everyMinute)
  addEventListener('online', hurry)
  addEventListener('focus', hurry)
  document.addEventListener('visibilitychange', looked)
  hurry()
  return () => {
    current = undefined
    clearInterval(each)
    clearTimeout(timer)
    removeEventListener('online', hurry)
    removeEventListener('focus', hurry)
    document.removeEventListener('visibilitychange', looked)
  }
}

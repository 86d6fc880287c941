// Sends what waits in the outbox: at once, when the connection comes back, when somebody looks at the
// page again, and each minute. One tab at a time: another one that is open looks on.
import type { Refusal, ServerAnswer } from '../answer.ts'
import type { DeviceFile } from '../files.ts'
import {
  beginSending,
  type FileHash,
  isDue,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  reduceOutbox,
} from '../outbox.ts'

type Receipt = { readonly files: readonly FileHash[] }

/** What one entry does with the device and the server. */
export type OutboxPorts<Given extends Receipt> = {
  /** False: somebody has taken it back to correct it, or thrown it away. */
  note(change: Partial<OutboxEntry>): Promise<boolean>
  /** Tries the files of this device that it names, and answers what is known of them then. */
  sendFiles(): Promise<{ readonly files: readonly DeviceFile[]; readonly why?: Refusal }>
  learn(files: readonly string[]): Promise<ServerAnswer<readonly FileHash[]>>
  submit(files: readonly FileHash[]): Promise<ServerAnswer<Given>>
  resend(file: string): Promise<unknown>
  receive(receipt: Given): Promise<void>
}

/** Sends one; whatever becomes of it stands in its entry afterwards. */
export async function sendEntry<Given extends Receipt>(
  entry: OutboxEntry,
  ports: OutboxPorts<Given>,
): Promise<void> {
  let sending = beginSending(entry)
  let event: OutboxEvent | undefined = { type: 'begin' }
  let receipt: Given | undefined
  async function carryOut(effect: OutboxEffect): Promise<OutboxEvent | 'taken' | undefined> {
    switch (effect.type) {
      case 'note':
        return (await ports.note(effect.change)) ? undefined : 'taken'
      case 'send-files':
        return { type: 'files', ...(await ports.sendFiles()) }
      case 'learn':
        return { type: 'learnt', answer: await ports.learn(effect.files) }
      case 'submit': {
        const answer = await ports.submit(effect.files)
        if (answer.type === 'ok') receipt = answer.value
        return { type: 'answer', answer }
      }
      case 'resend':
        for (const file of effect.files) await ports.resend(file)
        return undefined
      case 'receive':
        if (receipt !== undefined) await ports.receive(receipt)
        return undefined
    }
  }
  while (event !== undefined) {
    const [next, effects]: ReturnType<typeof reduceOutbox> = reduceOutbox(
      sending,
      event,
      Date.now(),
    )
    sending = next
    event = undefined
    for (const effect of effects) {
      const came = await carryOut(effect)
      if (came === 'taken') return
      if (came !== undefined) event = came
    }
  }
}

const lock = 'plumbline-outbox'
const everyMinute = 60_000
const soonest = 500

type Outbox<Entry> = {
  entries(account: string): Promise<readonly Entry[]>
  send(entry: Entry): Promise<void>
  /** It could not even be tried: it is, after a while. */
  putOff(entry: Entry, until: number): Promise<unknown>
  /** Whether the one who is signed in is still this one, in this tab and the others. */
  isHere(account: string): boolean
  /** What leaves with it. */
  alongside(account: string): void
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

export function makeOutbox<Entry extends OutboxEntry>(outbox: Outbox<Entry>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: string | undefined

  async function sendDue(account: string, at: number): Promise<void> {
    const due = (await outbox.entries(account)).filter((one) => isDue(one, at))
    for (const entry of due.toReversed()) {
      if (!outbox.isHere(account)) return
      try {
        await outbox.send(entry)
      } catch (error) {
        console.error(`${entry.id} could not be sent.`, error)
        await outbox.putOff(entry, Date.now() + everyMinute)
      }
    }
  }
  async function run(account: string, at: number): Promise<void> {
    await alone(() => sendDue(account, at))
    if (current !== account || !outbox.isHere(account)) return
    const waiting = await outbox.entries(account)
    const times = waiting
      .filter((one) => isDue(one, Number.POSITIVE_INFINITY))
      .map(({ next_at }) => next_at)
    clearTimeout(timer)
    if (times.length > 0)
      timer = setTimeout(() => sendNow(account), Math.max(soonest, Math.min(...times) - Date.now()))
  }
  /** `hurry`: what would have waited longer is tried, too. */
  function sendNow(account: string, hurry = false): void {
    run(account, hurry ? Number.POSITIVE_INFINITY : Date.now()).catch((error: unknown) =>
      console.error('The outbox could not be read.', error),
    )
  }
  /** Until it is stopped. */
  function keepSending(account: string): () => void {
    current = account
    const hurry = () => {
      sendNow(account, true)
      outbox.alongside(account)
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
  return { sendNow, keepSending }
}

// Sends what waits in the outbox: at once, when the connection comes back, when somebody looks at the
// page again, and each minute. One tab at a time: another one that is open looks on.
import type { RefusedSend, ServerAnswer } from '../answer.ts'
import type { DeviceFile } from '../files.ts'
import {
  beginSending,
  type FileHash,
  isDue,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  reduceOutbox,
  type Trouble,
} from '../outbox.ts'
import { changeRow, putRow, rowsOf } from './stored.ts'

type Receipt = { readonly files: readonly FileHash[] }

/** How the entries of one kind leave. */
type Ways<Entry extends OutboxEntry, Given extends Receipt> = {
  submit(entry: Entry, files: readonly FileHash[]): Promise<ServerAnswer<Given>>
  receive(entry: Entry, receipt: Given): Promise<void>
  /** What becomes of an entry that was refused. */
  refused?(entry: Entry, trouble: Trouble): Partial<Entry>
  /** Whether the one who is signed in is still this one, in this tab and the others. */
  isHere?(account: string): boolean
  files?: {
    /** Tries the files of this device that it names, and answers what is known of them then. */
    send(
      entry: Entry,
    ): Promise<{ readonly files: readonly DeviceFile[]; readonly why?: RefusedSend }>
    learn(entry: Entry, files: readonly string[]): Promise<ServerAnswer<readonly FileHash[]>>
    resend(file: string): Promise<unknown>
  }
}

export type EntryKind<Entry extends OutboxEntry = OutboxEntry> = {
  readonly name: string
  isHere(account: string): boolean
  submit(entry: Entry, files: readonly FileHash[]): Promise<ServerAnswer<Receipt>>
  /** Sends one; whatever becomes of it stands in its entry afterwards. `first`: the answer to what has
   *  left already. */
  send(entry: Entry, first?: Promise<ServerAnswer<Receipt>>): Promise<void>
}

/** Unless somebody has taken it back to correct it, or thrown it away: nothing is noted of that. */
const note = <Entry extends OutboxEntry>(id: string, change: Partial<Entry>) =>
  changeRow<Entry>('outbox', id, change, ({ state }) => state !== 'needs')

export function entryKind<Entry extends OutboxEntry, Given extends Receipt>(
  name: string,
  { submit, receive, refused, isHere = () => true, files }: Ways<Entry, Given>,
): EntryKind<Entry> {
  async function send(entry: Entry, first?: Promise<ServerAnswer<Given>>): Promise<void> {
    let sending = beginSending(entry)
    let event: OutboxEvent | undefined = { type: 'begin' }
    let receipt: Given | undefined
    async function carryOut(effect: OutboxEffect): Promise<OutboxEvent | 'taken' | undefined> {
      switch (effect.type) {
        case 'note': {
          const { trouble, state } = effect.change
          const also = state === 'needs' && trouble ? refused?.(entry, trouble) : undefined
          const change = { ...effect.change, ...also } as Partial<Entry>
          return (await note(entry.id, change)) === undefined ? 'taken' : undefined
        }
        case 'send-files':
          return { type: 'files', ...(files ? await files.send(entry) : { files: [] }) }
        case 'learn':
          return files && { type: 'learnt', answer: await files.learn(entry, effect.files) }
        case 'submit': {
          const answer = await (first ?? submit(entry, effect.files))
          if (answer.type === 'ok') receipt = answer.value
          return { type: 'answer', answer }
        }
        case 'resend':
          for (const file of effect.files) await files?.resend(file)
          return undefined
        case 'receive':
          if (receipt !== undefined) await receive(entry, receipt)
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
  return { name, isHere, submit, send }
}

const lock = 'plumbline-outbox'
const everyMinute = 60_000
const soonest = 500

let inThisTab: Promise<void> = Promise.resolve()

/** Without the browser’s locks, as on a page that is not served over HTTPS, tabs may send the same
 *  twice: the server takes it once. */
function alone(work: () => Promise<void>): Promise<void> {
  const { locks }: Partial<Navigator> = navigator
  if (locks !== undefined) return locks.request(lock, work)
  inThisTab = inThisTab.then(work, work)
  return inThisTab
}

const kinds = new Map<string, EntryKind>()
let timer: ReturnType<typeof setTimeout> | undefined
let current: string | undefined

/** Entries that leave at once, and not in their turn. */
const leaving = new Map<string, Promise<void>>()

const kindOf = ({ kind }: OutboxEntry) => kinds.get(kind)

/** In the order in which they were made. */
async function dueOf(account: string, at: number): Promise<OutboxEntry[]> {
  const all = await rowsOf<OutboxEntry>('outbox', account)
  return all
    .filter((entry) => isDue(entry, at) && kindOf(entry)?.isHere(account) && !leaving.has(entry.id))
    .sort((a, b) => a.made_at.localeCompare(b.made_at))
}

async function sendDue(account: string, at: number): Promise<void> {
  for (const entry of await dueOf(account, at)) {
    const kind = kindOf(entry)
    if (!kind?.isHere(account)) return
    try {
      await kind.send(entry)
    } catch (error) {
      console.error(`${entry.id} could not be sent.`, error)
      await note(entry.id, { state: 'queued', next_at: Date.now() + everyMinute })
    }
  }
}

async function sendAndWait(account: string, at: number): Promise<void> {
  await alone(() => sendDue(account, at))
  if (current !== account) return
  const times = (await dueOf(account, Number.POSITIVE_INFINITY)).map(({ next_at }) => next_at)
  clearTimeout(timer)
  if (times.length > 0)
    timer = setTimeout(
      () => void sendWaiting(account),
      Math.max(soonest, Math.min(...times) - Date.now()),
    )
}

/** Resolves when each was tried. `hurry`: what would have waited longer is tried, too. */
async function sendWaiting(account: string, hurry = false): Promise<void> {
  try {
    await sendAndWait(account, hurry ? Number.POSITIVE_INFINITY : Date.now())
  } catch (error) {
    console.error('The outbox could not be read.', error)
  }
}

const learnKinds = (more: readonly EntryKind[]): void => {
  for (const kind of more) kinds.set(kind.name, kind)
}

export function sendNow(kind: EntryKind, account: string, hurry = false): Promise<void> {
  learnKinds([kind])
  return sendWaiting(account, hurry)
}

/** Puts it into the outbox and sends it, if that can be. */
export async function queueEntry<Entry extends OutboxEntry>(
  kind: EntryKind<Entry>,
  entry: Entry,
): Promise<void> {
  await putRow('outbox', entry)
  void sendNow(kind, entry.account, true)
}

/** For what names no file: it leaves while it is stored, and waits for nothing else of the outbox. Asked
 *  for again, it is the same one. */
export function sendAtOnce<Entry extends OutboxEntry>(
  kind: EntryKind<Entry>,
  entry: Entry,
  put: (entry: Entry) => Promise<unknown>,
): Promise<void> {
  const before = leaving.get(entry.id)
  if (before !== undefined) return before
  const first = kind.submit(entry, [])
  const all = put(entry)
    .then(() => kind.send(entry, first))
    .finally(() => leaving.delete(entry.id))
  leaving.set(entry.id, all)
  return all
}

/** Until it is stopped. */
export function keepSending(more: readonly EntryKind[], account: string): () => void {
  learnKinds(more)
  current = account
  const hurry = () => void sendWaiting(account, true)
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

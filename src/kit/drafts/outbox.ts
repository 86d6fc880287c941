// What was submitted on this device and how it leaves: its files, then what it says, then the receipt
// held against what is here. `(sending, event) → [sending, effects]`; `web/run-outbox.ts` carries the
// effects out, and so does the simulation.
import { textsIn } from '../own.ts'
import type { ProblemCode } from '../problems.ts'
import { mayPass, type RefusedSend, type ServerAnswer, saysWhy, waitAfter } from './answer.ts'
import type { DeviceFile } from './files.ts'

export type FileHash = { readonly id: string; readonly sha256: string }

export type Trouble = {
  /** `receipt`: it does not name every file; `elsewhere`: a file is on another device alone. */
  readonly code: ProblemCode | 'receipt' | 'elsewhere'
  readonly words: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** Something that was submitted, as the device stores it. */
export type OutboxEntry<Receipt = unknown> = {
  readonly id: string
  /** What it is, by which it is known how it leaves. */
  readonly kind: string
  readonly account: string
  readonly state: 'queued' | 'sending' | 'received' | 'needs'
  readonly tries: number
  /** Not before then, unless the connection comes back. */
  readonly next_at: number
  readonly made_at: string
  /** Why it was not taken. Without it, an entry that needs its person is still on their screen. */
  readonly trouble: Trouble | null
  readonly receipt: Receipt | null
  /** Files that the server had before, with their hashes. */
  readonly known: readonly FileHash[]
  /** Files that another device sent: what they are is to be learnt from the server. */
  readonly elsewhere: readonly string[]
  /** Of the draft as it was submitted: what was written over it since is not received with it. */
  readonly stamp?: string
}

/** Of an entry that was not tried yet. */
export const untried = { tries: 0, next_at: 0, trouble: null } as const

type Change = Partial<Pick<OutboxEntry, 'state' | 'tries' | 'next_at' | 'trouble'>>

/** One round of sending an entry. */
export type Sending = {
  readonly tries: number
  readonly known: readonly FileHash[]
  readonly elsewhere: readonly string[]
  /** Files of this device that it names. */
  readonly files: readonly DeviceFile[]
}

export type OutboxEvent =
  | { readonly type: 'begin' }
  /** The files of this device that it names, after they were tried; `why` some wait, where that is not
   *  the connection. */
  | { readonly type: 'files'; readonly files: readonly DeviceFile[]; readonly why?: RefusedSend }
  | { readonly type: 'learnt'; readonly answer: ServerAnswer<readonly FileHash[]> }
  | {
      readonly type: 'answer'
      readonly answer: ServerAnswer<{ readonly files: readonly FileHash[] }>
    }

export type OutboxEffect =
  /** Notes it in the entry, unless somebody has taken that back to correct it: then nothing follows. */
  | { readonly type: 'note'; readonly change: Change }
  | { readonly type: 'send-files' }
  | { readonly type: 'learn'; readonly files: readonly string[] }
  | { readonly type: 'submit'; readonly files: readonly FileHash[] }
  /** The server does not have these: they are sent again. */
  | { readonly type: 'resend'; readonly files: readonly string[] }
  /** The server has all of it: what the device kept of it goes. */
  | { readonly type: 'receive' }

type Step = readonly [Sending, readonly OutboxEffect[]]

export const beginSending = ({ tries, known, elsewhere }: OutboxEntry): Sending => ({
  tries,
  known,
  elsewhere,
  files: [],
})

/** Not before its next time, unless there is a reason to hurry. */
export const isDue = ({ state, next_at }: OutboxEntry, at: number): boolean =>
  (state === 'queued' || state === 'sending') && next_at <= at

const sentOf = (files: readonly DeviceFile[]): FileHash[] =>
  files.flatMap(({ server, sha256 }) => (server === null ? [] : [{ id: server, sha256 }]))

const troubleOf = ({ code, words, errors }: RefusedSend): Trouble => ({ code, words, errors })

const needs = (trouble: Trouble): OutboxEffect => ({
  type: 'note',
  change: { state: 'needs', trouble },
})

/** `trouble`: what it waits for, where that is not the connection. */
const wait = (tries: number, now: number, trouble: Trouble | null = null): OutboxEffect => ({
  type: 'note',
  change: { state: 'queued', tries: tries + 1, next_at: now + waitAfter(tries + 1), trouble },
})

const mostReceipts = 5

function afterFiles(
  sending: Sending,
  why: RefusedSend | undefined,
  now: number,
): readonly OutboxEffect[] {
  const { files, elsewhere, known, tries } = sending
  const refused = files.find((file) => file.refused !== null)
  if (refused !== undefined) {
    const words = `${refused.name}: ${refused.refused}`
    return [needs({ code: 'submission/files', words, errors: {} })]
  }
  if (files.some(({ server }) => server === null)) return [wait(tries, now, why && troubleOf(why))]
  if (elsewhere.length > 0) return [{ type: 'learn', files: elsewhere }]
  return submits([...known, ...sentOf(files)])
}

const submits = (files: readonly FileHash[]): readonly OutboxEffect[] => [
  { type: 'note', change: { trouble: null } },
  { type: 'submit', files },
]

function afterRefusal(
  { tries, files }: Sending,
  answer: ServerAnswer<unknown>,
  now: number,
): OutboxEffect[] {
  if (answer.type !== 'refused') return [wait(tries, now)]
  if (mayPass(answer)) return [wait(tries, now, saysWhy(answer) ? troubleOf(answer) : null)]
  const missing = new Set(textsIn(answer.extra.missing))
  const here = files.filter(({ server }) => server !== null && missing.has(server))
  if (answer.code === 'submission/files' && here.length > 0 && here.length === missing.size)
    return [{ type: 'resend', files: here.map(({ id }) => id) }, wait(tries, now)]
  return [needs(troubleOf(answer))]
}

function afterReceipt(
  sending: Sending,
  receipt: { readonly files: readonly FileHash[] },
  now: number,
): OutboxEffect[] {
  const { tries, known, files } = sending
  const there = new Map(receipt.files.map(({ id, sha256 }) => [id, sha256]))
  const sent = [...known, ...sentOf(files)]
  const missing = new Set(
    sent.filter(({ id, sha256 }) => there.get(id) !== sha256).map(({ id }) => id),
  )
  if (missing.size === 0) return [{ type: 'receive' }]
  // The receipt does not name it as it is here: the content stays and is sent once more.
  const again = files.flatMap(({ id, server }) =>
    server !== null && missing.has(server) ? [id] : [],
  )
  const words = `${missing.size} / ${sent.length}`
  return [
    { type: 'resend', files: again },
    tries >= mostReceipts ? needs({ code: 'receipt', words, errors: {} }) : wait(tries, now),
  ]
}

export function reduceOutbox(sending: Sending, event: OutboxEvent, now: number): Step {
  switch (event.type) {
    case 'begin':
      return [sending, [{ type: 'note', change: { state: 'sending' } }, { type: 'send-files' }]]
    case 'files': {
      const next = { ...sending, files: event.files }
      return [next, afterFiles(next, event.why, now)]
    }
    case 'learnt': {
      const { answer } = event
      if (answer.type === 'refused' && answer.status === 404)
        return [
          sending,
          [wait(sending.tries, now, { code: 'elsewhere', words: answer.words, errors: {} })],
        ]
      if (answer.type !== 'ok') return [sending, afterRefusal(sending, answer, now)]
      const next = { ...sending, known: [...sending.known, ...answer.value] }
      return [next, submits([...next.known, ...sentOf(next.files)])]
    }
    case 'answer': {
      const { answer } = event
      if (answer.type === 'ok') return [sending, afterReceipt(sending, answer.value, now)]
      return [sending, afterRefusal(sending, answer, now)]
    }
  }
}

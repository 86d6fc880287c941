// A call that waits on this device until there is a connection. Its address or body carries an id that the device made,
// so that sent twice it counts once. Files that it names leave before it.
import { useCallback } from 'react'
import { call } from '../../http/client.web.ts'
import type { Route } from '../../http/route.ts'
import { isRecord } from '../../own.ts'
import { type FileHash, type OutboxEntry, untried } from '../outbox.ts'
import { answerOf } from './answer-of.ts'
import { useStored } from './changes.ts'
import { entryKind, queueEntry, sendNow } from './run-outbox.ts'
import { sendFiles, underAccount } from './send-files.ts'
import { changeRow, eraseRow, rowsOf } from './stored.ts'
import { changeFile, filesOf } from './stored-files.ts'

type Sent = {
  readonly id: string
  readonly account: string
  readonly route: Pick<Route, 'method' | 'path'>
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
  /** What the person calls it. */
  readonly title: string
}
export type StoredCall = OutboxEntry<never> & Sent & { readonly kind: 'call' }

/** Files are named as this device calls them, until the server has told its own names. */
async function withServerNames(entry: string, body: unknown): Promise<unknown> {
  const files = await filesOf(entry)
  if (files.length === 0) return body
  const named = files.reduce(
    (words, { id, server }) => words.replaceAll(id, server ?? id),
    JSON.stringify(body),
  )
  return JSON.parse(named)
}

const statedAs = (route: StoredCall['route']): Route => ({ ...route, summary: '', grant: '' })

async function leave({ id, route, params, body, account }: StoredCall, files: readonly FileHash[]) {
  const input = { params, body: await withServerNames(id, body), account }
  await call(statedAs(route), input)
  return { files: [...files] }
}

/** Sends it now, with something of its body changed: what was refused is asked of a person again. */
export function callChanged(
  { route, params, body, account }: StoredCall,
  change: Readonly<Record<string, unknown>>,
) {
  const input = { params, body: { ...(isRecord(body) ? body : {}), ...change }, account }
  return call(statedAs(route), input)
}

/** What waited on this device, with the files that it names. */
async function eraseCall(id: string): Promise<void> {
  for (const file of await filesOf(id)) await eraseRow('files', file.id)
  await eraseRow('outbox', id)
}

export const callEntries = entryKind<StoredCall, { files: FileHash[] }>('call', {
  files: {
    async send({ id, account }) {
      const why = await sendFiles(id, underAccount(account))
      return { files: await filesOf(id), ...(why && { why }) }
    },
    learn: async () => ({ type: 'ok', value: [] }),
    resend: (file) => changeFile(file, { server: null }),
  },
  submit: (entry, files) => answerOf(leave(entry, files)),
  receive: ({ id }) => eraseCall(id),
})

/** Sends it at once where there is a connection, later where there is none. */
export const queueCall = (sent: Sent): Promise<void> =>
  queueEntry(callEntries, {
    ...sent,
    ...untried,
    kind: 'call',
    state: 'queued',
    made_at: new Date().toISOString(),
    receipt: null,
    known: [],
    elsewhere: [],
  })

const callsOf = async (account: string) =>
  (await rowsOf<OutboxEntry>('outbox', account)).filter(
    (row): row is StoredCall => row.kind === 'call',
  )

/** Those of an account that have not arrived; nothing until they are read. */
export function useStoredCalls(account: string): readonly StoredCall[] | undefined {
  const read = useCallback(() => callsOf(account), [account])
  return useStored(['outbox'], read)
}

export async function retryCall({ id, account }: StoredCall): Promise<void> {
  await changeRow<StoredCall>('outbox', id, { ...untried, state: 'queued' })
  await sendNow(callEntries, account, true)
}
export const forgetCall = ({ id }: StoredCall): Promise<void> => eraseCall(id)

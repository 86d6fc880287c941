// A call that waits on this device until there is a connection. It names no file, and its address or body carries an
// id that the device made, so that sent twice it counts once.
import { useCallback } from 'react'
import { call } from '../../http/client.web.ts'
import type { Route } from '../../http/route.ts'
import { type OutboxEntry, untried } from '../outbox.ts'
import { answerOf } from './answer-of.ts'
import { useStored } from './changes.ts'
import { entryKind, queueEntry, sendNow } from './run-outbox.ts'
import { changeRow, eraseRow, rowsOf } from './stored.ts'

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

async function leave({ route, params, body, account }: StoredCall) {
  const stated: Route = { ...route, summary: '', grant: '' }
  const input = { params, body, account }
  await call(stated, input)
  return { files: [] }
}

export const callEntries = entryKind<StoredCall, { files: never[] }>('call', {
  submit: (entry) => answerOf(leave(entry)),
  receive: ({ id }) => eraseRow('outbox', id),
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
export const forgetCall = ({ id }: StoredCall): Promise<void> => eraseRow('outbox', id)

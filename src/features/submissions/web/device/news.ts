// Tells every part of the page, and every other tab, that what the device keeps has changed.
import { useEffect, useState } from 'react'
import type { StoreName } from './database.ts'

/** `signatures`: see signing/web/kept-signatures.ts. */
type What = StoreName | 'signatures'
type Told = (what: What) => void

const listeners = new Set<Told>()
const channel =
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('plumbline-submissions')

function hear(what: What): void {
  for (const told of [...listeners]) told(what)
}
channel?.addEventListener('message', ({ data }) => hear(data as What))

export function tell(what: What): void {
  hear(what)
  channel?.postMessage(what)
}

export function listen(told: Told): () => void {
  listeners.add(told)
  return () => listeners.delete(told)
}

/** What the device keeps, read again whenever it changes; `undefined` until it is read first. */
export function useKept<Value>(
  stores: readonly What[],
  read: () => Promise<Value>,
): Value | undefined {
  const [value, setValue] = useState<Value>()
  const wanted = stores.join()
  useEffect(() => {
    let gone = false
    let turn = 0
    async function look() {
      turn += 1
      const mine = turn
      try {
        const next = await read()
        if (!gone && mine === turn) setValue(next)
      } catch (error) {
        console.error('What this device keeps could not be read.', error)
      }
    }
    void look()
    const stop = listen((store) => {
      if (wanted.includes(store)) void look()
    })
    return () => {
      gone = true
      stop()
    }
  }, [wanted, read])
  return value
}

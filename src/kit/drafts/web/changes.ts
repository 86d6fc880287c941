// Tells every part of the page, and every other tab, that what the device stores has changed.
import { useEffect, useState } from 'react'
import type { StoreName } from './database.ts'

type Listener = (store: StoreName) => void

const listeners = new Set<Listener>()
/** To the other tabs; opened when it is used first. */
let channel: BroadcastChannel | undefined

function hear(store: StoreName): void {
  for (const listener of [...listeners]) listener(store)
}

function otherTabs(): BroadcastChannel | undefined {
  if (channel === undefined && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('plumbline-submissions')
    channel.addEventListener('message', ({ data }: MessageEvent<StoreName>) => hear(data))
  }
  return channel
}

export function notify(store: StoreName): void {
  hear(store)
  otherTabs()?.postMessage(store)
}

export function listen(listener: Listener): () => void {
  otherTabs()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the device stores, read again whenever it changes; `undefined` until it is read first. */
export function useStored<Value>(
  stores: readonly StoreName[],
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

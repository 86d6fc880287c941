// The queue of files of one field, for as long as it is on the screen.
import { use, useEffect, useLayoutEffect, useState } from 'react'
import { NoAnswer, Refused } from '../../../http/client.web.ts'
import type { Text } from '../../language/catalogue.ts'
import { useText } from '../../language/Language.tsx'
import { useStateOf } from '../../state-store.ts'
import { type FileWays, makeFileQueue, type QueuedFile } from './file-queue.ts'
import { Underway } from './underway.ts'

export type FileQueue = {
  lines: readonly QueuedFile[]
  drop(key: number): void
  retry(key: number): void
}

function whyFailed(error: unknown, text: Text): string {
  if (error instanceof NoAnswer) return text('no_connection')
  if (error instanceof Refused) return error.message
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return text('form_device_full')
  console.error(error)
  return text('input_upload_failed')
}

export function useFileQueue<Stored>(ways: FileWays<Stored>) {
  const text = useText()
  const setOut = use(Underway)
  const screen = { ...ways, setOut, whyFailed: (error: unknown) => whyFailed(error, text) }
  const [queue] = useState(() => makeFileQueue(screen))
  useLayoutEffect(() => queue.draw(screen))
  useEffect(() => {
    addEventListener('online', queue.retryFailed)
    return () => removeEventListener('online', queue.retryFailed)
  }, [queue])
  const { add, drop, retry } = queue
  return { lines: useStateOf(queue), add, drop, retry }
}

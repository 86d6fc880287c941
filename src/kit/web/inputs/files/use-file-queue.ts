// Files that were chosen on a screen: taken in one after the other as they were chosen, each says how far
// it is, and one that found no connection is tried again.
import { use, useEffect, useRef, useState } from 'react'
import { NoAnswer, Refused } from '../../../http/client.web.ts'
import { useText } from '../../language/Language.tsx'
import { Underway } from './underway.ts'

export type QueuedFile = {
  readonly key: number
  readonly name: string
  /** `preparing` a picture is making it small; a file that `failed` can be tried again. */
  readonly at: 'preparing' | 'sending' | 'failed' | 'refused'
  readonly percent: number
  readonly why?: string
}

type Asked = { readonly signal: AbortSignal; onProgress(percent: number): void }

type Ways<Stored> = {
  /** Whether a file is made ready before it leaves. */
  readonly prepares?: boolean
  /** Why one is not taken at all. */
  wrongWith(file: File): string | undefined
  send(file: File, asked: Asked): Promise<Stored>
  onStored(stored: Stored): void
}

type Waiting = { readonly file: File; readonly stopper: AbortController }

let last = 0

export function useFileQueue<Stored>(ways: Ways<Stored>) {
  const text = useText()
  const setOut = use(Underway)
  const [lines, setLines] = useState<readonly QueuedFile[]>([])
  const waiting = useRef(new Map<number, Waiting>())
  /** One after the other: ten pictures at once are more than a phone holds. */
  const turn = useRef(Promise.resolve())
  // Several may arrive before the screen is drawn again.
  const latest = useRef(ways)
  latest.current = ways
  const begun = ways.prepares === true ? 'preparing' : 'sending'

  const tell = (key: number, more: Partial<QueuedFile>) =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...more } : line)))
  const drop = (key: number) => {
    waiting.current.get(key)?.stopper.abort()
    waiting.current.delete(key)
    setLines((now) => now.filter((line) => line.key !== key))
  }
  function reasonOf(error: unknown): string {
    if (error instanceof NoAnswer) return text('no_connection')
    if (error instanceof Refused) return error.message
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      return text('form_device_full')
    console.error(error)
    return text('input_upload_failed')
  }
  async function run(key: number): Promise<void> {
    const one = waiting.current.get(key)
    if (one === undefined) return
    const { signal } = one.stopper
    const done = setOut()
    tell(key, { at: begun, percent: 0 })
    try {
      const onProgress = (percent: number) => tell(key, { at: 'sending', percent })
      const stored = await latest.current.send(one.file, { signal, onProgress })
      signal.throwIfAborted()
      latest.current.onStored(stored)
      drop(key)
    } catch (error) {
      if (signal.aborted) return
      const final = error instanceof Refused && error.httpStatus < 500
      tell(key, { at: final ? 'refused' : 'failed', why: reasonOf(error) })
    } finally {
      done()
    }
  }
  const retry = (key: number) => {
    turn.current = turn.current.then(() => run(key))
  }
  const again = useRef<() => void>(() => undefined)
  again.current = () => {
    for (const { key, at } of lines) if (at === 'failed') retry(key)
  }
  // Files are sent again by themselves once there is a connection.
  useEffect(() => {
    const back = () => again.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  function add(files: readonly File[]) {
    const more = files.map((file): QueuedFile => {
      last += 1
      const line = { key: last, name: file.name, percent: 0 }
      const why = ways.wrongWith(file)
      if (why !== undefined) return { ...line, at: 'refused', why }
      waiting.current.set(last, { file, stopper: new AbortController() })
      return { ...line, at: begun }
    })
    setLines((now) => [...now, ...more])
    for (const { key } of more) retry(key)
  }
  return { lines, add, drop, retry }
}
export type FileQueue = Pick<ReturnType<typeof useFileQueue>, 'lines' | 'drop' | 'retry'>

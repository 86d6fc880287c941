// Files on their way from an answer: taken in one after the other as they were chosen, tried again.
// Each says how far it is.
import { use, useEffect, useRef, useState } from 'react'
import { NoAnswer, Refused } from '../../../../../kit/http/client.web.ts'
import { whenTaken } from '../../../../../kit/web/inputs/photo/taken-at.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../../kit/web/language/size-words.ts'
import { Underway } from '../../../../../register/web/input/underway.ts'
import type { Attached } from '../../../definition/attached.ts'
import { useFiles } from './files-at-hand.ts'
import { rawLimit } from './raw-limit.ts'

export type FileSending = {
  readonly key: number
  readonly name: string
  /** `preparing` a picture is making it small; a file that `failed` can be tried again. */
  readonly at: 'preparing' | 'sending' | 'failed' | 'refused'
  readonly percent: number
  readonly why?: string
}

type Held = { file: File; stopper: AbortController }
type Arrived = (attached: Attached) => void

let last = 0

export function useSending(photos: boolean, onArrived: Arrived) {
  const { text, locale } = useLanguage()
  const { send, learn } = useFiles()
  const setOut = use(Underway)
  const [sending, setSending] = useState<readonly FileSending[]>([])
  const held = useRef(new Map<number, Held>())
  /** One after the other: ten pictures at once are more than a phone holds. */
  const turn = useRef(Promise.resolve())
  // Several may arrive before the answer is drawn again.
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  const tell = (key: number, more: Partial<FileSending>) =>
    setSending((now) => now.map((line) => (line.key === key ? { ...line, ...more } : line)))
  const drop = (key: number) => {
    held.current.get(key)?.stopper.abort()
    held.current.delete(key)
    setSending((now) => now.filter((line) => line.key !== key))
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
    const one = held.current.get(key)
    if (one === undefined) return
    const { file } = one
    const { signal } = one.stopper
    const done = setOut()
    tell(key, { at: photos ? 'preparing' : 'sending', percent: 0 })
    try {
      const taken_at = photos ? await whenTaken(file) : undefined
      const onProgress = (percent: number) => tell(key, { at: 'sending', percent })
      const { content, ...stored } = await send(file, { photo: photos, signal, onProgress })
      learn(stored, content)
      arrived.current({ id: stored.id, ...(taken_at !== undefined && { taken_at }) })
      drop(key)
    } catch (error) {
      if (signal.aborted) return
      const final = error instanceof Refused && error.httpStatus < 500
      tell(key, { at: final ? 'refused' : 'failed', why: reasonOf(error) })
    } finally {
      done()
    }
  }
  const inTurn = (key: number) => {
    turn.current = turn.current.then(() => run(key))
  }
  const again = useRef<() => void>(() => undefined)
  again.current = () => {
    for (const { key, at } of sending) if (at === 'failed') inTurn(key)
  }
  // Nobody need press anything once there is a connection again.
  useEffect(() => {
    const back = () => again.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  function add(files: readonly File[]) {
    const lines = files.map((file): FileSending => {
      last += 1
      const line = { key: last, name: file.name, percent: 0 }
      if (file.size > rawLimit) {
        const size = sizeIn(locale, rawLimit)
        return {
          ...line,
          at: 'refused',
          why: text('field_file_too_large', { name: file.name, size }),
        }
      }
      held.current.set(last, { file, stopper: new AbortController() })
      return { ...line, at: photos ? 'preparing' : 'sending' }
    })
    setSending((now) => [...now, ...lines])
    for (const { key } of lines) inTurn(key)
  }
  return { sending, add, drop, retry: inTurn }
}

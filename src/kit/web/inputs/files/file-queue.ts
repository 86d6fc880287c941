// Files that were chosen on a screen: taken in one after the other as they were chosen, each says how far
// it is, and one that found no connection is tried again.
import { Refused } from '../../../http/client.web.ts'
import { makeStateStore } from '../../state-store.ts'

export type QueuedFile = {
  readonly key: number
  readonly name: string
  /** `preparing` a picture is making it small; a file that `failed` can be tried again. */
  readonly at: 'preparing' | 'sending' | 'failed' | 'refused'
  readonly percent: number
  readonly why?: string
}

export type FileWays<Stored> = {
  /** Whether a file is made ready before it leaves. */
  readonly prepares?: boolean
  /** Why one is not taken at all. */
  wrongWith(file: File): string | undefined
  send(
    file: File,
    asked: { readonly signal: AbortSignal; onProgress(percent: number): void },
  ): Promise<Stored>
  onStored(stored: Stored): void
}

type Screen<Stored> = FileWays<Stored> & {
  /** One is on its way from the form; answers what says that it is no more. */
  setOut(): () => void
  whyFailed(error: unknown): string
}

let last = 0

export function makeFileQueue<Stored>(first: Screen<Stored>) {
  const { state, run, subscribe } = makeStateStore<readonly QueuedFile[]>([])
  const waiting = new Map<number, { readonly file: File; readonly stopper: AbortController }>()
  let screen = first
  /** One after the other: ten pictures at once are more than a phone holds. */
  let turn = Promise.resolve()

  const tell = (key: number, more: Partial<QueuedFile>) =>
    run((lines) => lines.map((line) => (line.key === key ? { ...line, ...more } : line)))
  function drop(key: number): void {
    waiting.get(key)?.stopper.abort()
    waiting.delete(key)
    run((lines) => lines.filter((line) => line.key !== key))
  }
  const begun = () => (screen.prepares === true ? 'preparing' : 'sending')
  async function take(key: number): Promise<void> {
    const one = waiting.get(key)
    if (one === undefined) return
    const { signal } = one.stopper
    const done = screen.setOut()
    tell(key, { at: begun(), percent: 0 })
    try {
      const onProgress = (percent: number) => tell(key, { at: 'sending', percent })
      const stored = await screen.send(one.file, { signal, onProgress })
      signal.throwIfAborted()
      screen.onStored(stored)
      drop(key)
    } catch (error) {
      if (signal.aborted) return
      const final = error instanceof Refused && error.httpStatus < 500
      tell(key, { at: final ? 'refused' : 'failed', why: screen.whyFailed(error) })
    } finally {
      done()
    }
  }
  function retry(key: number): void {
    turn = turn.then(() => take(key))
  }
  return {
    state,
    subscribe,
    /** The screen was drawn again: what arrives later is told to it as it is now. */
    draw(next: Screen<Stored>): void {
      screen = next
    },
    add(files: readonly File[]): void {
      const more = files.map((file): QueuedFile => {
        last += 1
        const line = { key: last, name: file.name, percent: 0 }
        const why = screen.wrongWith(file)
        if (why !== undefined) return { ...line, at: 'refused', why }
        waiting.set(last, { file, stopper: new AbortController() })
        return { ...line, at: begun() }
      })
      run((lines) => [...lines, ...more])
      for (const { key } of more) retry(key)
    },
    drop,
    retry,
    /** Nobody need press anything once there is a connection again. */
    retryFailed(): void {
      for (const { key, at } of state()) if (at === 'failed') retry(key)
    },
  }
}

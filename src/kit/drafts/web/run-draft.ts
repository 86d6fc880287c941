// Keeps a draft while its screen is open: carries out what the reducer says. Nothing that was typed
// depends on the device or the server answering.
import type { ServerAnswer } from '../answer.ts'
import {
  type Draft,
  type DraftEffect,
  type DraftEvent,
  type DraftRules,
  type DraftState,
  type Other,
  openDraft,
  type Saved,
} from '../draft.ts'
import { draftEventOf } from '../draft-answer.ts'
import { reduceDraft } from '../reduce-draft.ts'
import type { WrittenDraft } from './stored.ts'

/** What one kind of draft does with the device, the server and the screen. */
export type DraftPorts<Content, Conflict> = {
  readonly rules: DraftRules<Content, Conflict>
  /** What stands on the screen. */
  read(): Content
  show(content: Content): void
  put(draft: Draft<Content, Conflict>): Promise<WrittenDraft<Draft<Content, Conflict>>>
  save(
    content: Content,
    revision: number,
    signal: AbortSignal,
  ): Promise<ServerAnswer<{ readonly revision: number; readonly saved_at: string }>>
  fetch(): Promise<ServerAnswer<Saved<Content>>>
}

export type OpenDraft<Content, Conflict> = {
  state(): DraftState<Content, Conflict>
  subscribe(listener: () => void): () => void
  /** Resolves when something of it changes. */
  changed(): Promise<void>
  /** The screen is there. Answers what leaves it, and that answers whether there is something to come
   *  back to. */
  open(): () => boolean
  typed(): void
  happen(event: DraftEvent<Content, Conflict>): void
  decide(content: Content, others: readonly Other<Conflict>[]): void
  /** Puts what stands on the screen on the device. False: another tab’s words, in conflict with these,
   *  came to light by it. */
  flush(): Promise<boolean>
  /** It was submitted or thrown away: nothing is kept from here any more. */
  end(): void
}

type Timers = Record<'write' | 'send', ReturnType<typeof setTimeout> | undefined>

export function runDraft<Content, Conflict>(
  draft: Draft<Content, Conflict>,
  ports: DraftPorts<Content, Conflict>,
): OpenDraft<Content, Conflict> {
  const { rules } = ports
  let state = openDraft(draft)
  let stopper = new AbortController()
  const listeners = new Set<() => void>()
  const timers: Timers = { write: undefined, send: undefined }

  function reduce(event: DraftEvent<Content, Conflict>): void {
    const before = state
    const [next, effects] = reduceDraft(rules, state, event, new Date().toISOString())
    state = next
    for (const effect of effects) carryOut(effect)
    if (state !== before) for (const listener of [...listeners]) listener()
  }
  function happen(event: DraftEvent<Content, Conflict>): void {
    if (state.typed && event.type !== 'typed') reduce({ type: 'content', content: ports.read() })
    reduce(event)
  }

  async function put(next: Draft<Content, Conflict>): Promise<DraftEvent<Content, Conflict>> {
    try {
      return await ports.put(next)
    } catch (error) {
      console.error('The draft could not be put on this device.', error)
      return { type: 'unwritten' }
    }
  }
  async function ask<Value>(
    asking: Promise<ServerAnswer<Value>>,
    taken: (value: Value) => DraftEvent<Content, Conflict>,
    { signal }: AbortController,
  ): Promise<void> {
    try {
      const answer = await asking
      if (!signal.aborted) happen(draftEventOf(answer, taken))
    } catch (error) {
      if (signal.aborted) return
      console.error('The draft could not be saved.', error)
      happen({ type: 'refused', why: error instanceof Error ? error.message : String(error) })
    }
  }
  function carryOut(effect: DraftEffect<Content, Conflict>): void {
    switch (effect.type) {
      case 'put':
        void put(effect.draft).then(happen)
        break
      case 'call':
        stopper = new AbortController()
        void ask(
          ports.save(effect.content, effect.revision, stopper.signal),
          (value) => ({ type: 'saved', ...value }),
          stopper,
        )
        break
      case 'read':
        void ask(ports.fetch(), (saved) => ({ type: 'read', saved }), stopper)
        break
      case 'stop':
        stopper.abort()
        break
      case 'show':
        ports.show(effect.content)
        break
      case 'timer':
        clearTimeout(timers[effect.of])
        if (effect.ms !== undefined)
          timers[effect.of] = setTimeout(() => happen({ type: effect.of }), effect.ms)
        break
    }
  }

  const write = () => {
    if (state.typed) happen({ type: 'write' })
  }
  const back = () => happen({ type: 'online' })
  const seen = () => (document.visibilityState === 'hidden' ? write() : back())
  function part(): void {
    removeEventListener('online', back)
    removeEventListener('pagehide', write)
    document.removeEventListener('visibilitychange', seen)
  }
  function leave(): boolean {
    const { phase } = state
    happen({ type: 'leave' })
    part()
    return phase === 'open' && state.status.at !== 'begun' && state.status.at !== 'broken'
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const changed = () =>
    new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop()
        resolve()
      })
    })
  async function flush(): Promise<boolean> {
    const { others } = state.draft
    const isRead = () => !state.typed && !state.due
    happen({ type: 'write' })
    while (state.writing !== undefined || !isRead()) {
      await changed()
      if (!isRead()) happen({ type: 'write' })
    }
    return state.draft.others === others
  }
  return {
    state: () => state,
    subscribe,
    changed,
    open() {
      // A screen that was left and is there again.
      if (state.phase === 'left') state = openDraft(state.draft)
      addEventListener('online', back)
      addEventListener('pagehide', write)
      document.addEventListener('visibilitychange', seen)
      if (state.unsent) back()
      return leave
    },
    typed: () => happen({ type: 'typed' }),
    happen,
    decide: (content, others) => happen({ type: 'decided', content, others }),
    flush,
    end() {
      happen({ type: 'end' })
      part()
    },
  }
}

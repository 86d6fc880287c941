// Keeps a draft while it is filled: on this device at each pause, on the server when it can be
// reached. Nothing that was typed depends on either of them answering.
import { call, NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { same } from '../../../forms/definition/index.ts'
import { readDraft, saveDraft } from '../../fill.contract.ts'
import { aboutOf } from '../device/about.ts'
import { withIds } from '../device/ids-within.ts'
import type { Answers, Context, Draft } from '../device/kept.ts'
import { listen } from '../device/news.ts'
import { filesOf, forgetDraft, keepDraft } from '../device/store.ts'
import { type OtherDraft, otherOf } from './decide.ts'

export type Typed = {
  readonly answers: Answers
  readonly context: Context
  readonly reason: string
}

export type KeepState = {
  /** `broken`: this device keeps nothing, and the server does not have it either. */
  readonly at: 'begun' | 'typing' | 'device' | 'saved' | 'offline' | 'refused' | 'broken'
  readonly when?: string
  readonly why?: string
  /** What was saved elsewhere meanwhile. */
  readonly other?: OtherDraft
  /** It was sent from elsewhere. */
  readonly sent?: boolean
}

export type Keeper = {
  state(): KeepState
  watch(told: () => void): () => void
  /** Something was typed. */
  touch(): void
  /** Puts what stands on the screen on this device now. */
  settle(): Promise<void>
  /** The screen is left: what stands on it is kept. Answers whether there is something to keep. */
  leave(): boolean
  /** Nothing is kept any more: it was handed in, or thrown away. */
  end(): void
}

const pause = 250
const serverPause = 1200
const again = 15_000

export function makeKeeper(first: Draft, version: string, typed: () => Typed): Keeper {
  let state: KeepState = first.unsaved
    ? { at: 'device', when: first.saved_at }
    : first.revision > 0
      ? { at: 'saved', when: first.saved_at }
      : { at: 'begun' }
  let draft = first
  let ended = false
  let left = false
  let arrived = 0
  const stopper = new AbortController()
  /** What the server was given last: its answer may be lost. */
  let given: unknown
  /** What was typed since it was kept here, and since the server took it. */
  let fresh = false
  let unsent = first.unsaved
  let onDevice: Promise<void> = Promise.resolve()
  let onServer: Promise<void> | undefined
  let hereTimer: ReturnType<typeof setTimeout> | undefined
  let thereTimer: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()

  function become(next: Partial<KeepState> & Pick<KeepState, 'at'>): void {
    const { other, sent } = state
    state = { ...(other && { other }), ...(sent && { sent }), ...next }
    for (const told of [...watchers]) told()
  }

  async function putHere(): Promise<void> {
    if (ended) return
    try {
      await keepDraft(draft)
      if (state.at === 'typing') become({ at: 'device', when: draft.saved_at })
    } catch (error) {
      console.error('The draft could not be kept on this device.', error)
      if (state.at !== 'saved') become({ at: 'broken' })
    }
  }
  function keepHere(): Promise<void> {
    clearTimeout(hereTimer)
    if (fresh) {
      fresh = false
      draft = { ...draft, ...typed(), unsaved: true, saved_at: new Date().toISOString() }
    }
    onDevice = onDevice.then(putHere)
    return onDevice
  }

  async function takeRefusal(error: Refused): Promise<void> {
    if (ended) return
    if (error.code === 'row/exists') {
      ended = true
      await forgetDraft(draft.id)
      become({ at: 'refused', why: error.message, sent: true })
    } else if (error.code === 'row/stale') {
      // Saved from elsewhere meanwhile: what is typed here is later, the other is offered.
      const { data } = await call(readDraft, { params: { id: draft.id } })
      draft = { ...draft, revision: data.revision }
      become({ at: 'device', ...(!same(data.answers, given) && { other: otherOf(data) }) })
      later(0)
    } else if (error.httpStatus >= 500 || error.httpStatus === 429) {
      become({ at: 'offline' })
      later(again)
    } else become({ at: 'refused', why: error.message })
  }

  async function putThere(): Promise<void> {
    if (ended || !unsent) return
    await keepHere()
    const { id, form, revises, answers, context, revision, started_at } = draft
    const files = await filesOf(id).catch((error: unknown) => {
      // A device that keeps nothing has no files waiting either.
      console.error(error)
      return []
    })
    const ids = new Map(files.flatMap((file) => (file.server ? [[file.id, file.server]] : [])))
    unsent = false
    const named = withIds(answers, ids) as Record<string, unknown>
    try {
      const { data } = await call(saveDraft, {
        params: { id },
        signal: stopper.signal,
        body: {
          form: form.id,
          version,
          submission: revises?.id ?? null,
          answers: named,
          context: aboutOf(context),
          revision,
          started_at,
        },
      })
      draft = { ...draft, revision: data.revision, unsaved: fresh || unsent }
      await keepHere()
      if (!unsent && !ended) become({ at: 'saved', when: data.saved_at })
    } catch (error) {
      if (stopper.signal.aborted) return
      unsent = true
      if (error instanceof NoAnswer) {
        given = named
        become({ at: 'offline' })
        later(again)
      } else if (error instanceof Refused) await takeRefusal(error)
      else throw error
    }
  }
  function keepThere(): void {
    if (onServer !== undefined) {
      later(serverPause)
      return
    }
    onServer = putThere()
      .catch((error: unknown) => {
        console.error('The draft could not be saved.', error)
        become({ at: 'refused', why: error instanceof Error ? error.message : String(error) })
      })
      .finally(() => {
        onServer = undefined
      })
  }
  function later(wait: number): void {
    clearTimeout(thereTimer)
    if (!ended && !left) thereTimer = setTimeout(keepThere, wait)
  }

  const flush = () => {
    if (fresh) void keepHere()
  }
  const back = () => {
    if (unsent) later(0)
  }
  const hidden = () => (document.visibilityState === 'hidden' ? flush() : back())
  addEventListener('online', back)
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', hidden)
  // What a file is called on the server is to stand in the draft there.
  const stop = listen((store) => {
    if (store !== 'files' || ended || draft.revision === 0) return
    void filesOf(draft.id).then((files) => {
      const there = files.filter(({ server }) => server !== null).length
      if (there === arrived) return
      arrived = there
      unsent = true
      later(serverPause)
    })
  })
  if (unsent) later(0)

  function part(): void {
    clearTimeout(hereTimer)
    clearTimeout(thereTimer)
    removeEventListener('online', back)
    removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', hidden)
    stop()
  }
  return {
    state: () => state,
    watch(told) {
      watchers.add(told)
      return () => watchers.delete(told)
    },
    touch() {
      if (ended) return
      fresh = true
      unsent = true
      if (state.at !== 'offline' && state.at !== 'typing') become({ at: 'typing' })
      clearTimeout(hereTimer)
      hereTimer = setTimeout(() => void keepHere(), pause)
      if (state.at !== 'offline') later(serverPause)
    },
    settle: () => keepHere(),
    leave() {
      if (fresh) void keepHere()
      if (unsent && !ended) keepThere()
      left = true
      part()
      return !ended && state.at !== 'begun' && state.at !== 'broken'
    },
    end() {
      ended = true
      // What is handed in says it all.
      stopper.abort()
      part()
    },
  }
}

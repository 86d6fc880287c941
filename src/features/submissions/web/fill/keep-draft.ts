// Keeps a draft while it is filled: on this device at each pause, on the server when it can be
// reached. Nothing that was typed depends on either of them answering.
import { call, NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { same } from '../../../forms/definition/index.ts'
import { readDraft, saveDraft } from '../../filling/filling.contract.ts'
import { aboutOf } from '../device/about.ts'
import { withIds } from '../device/ids-within.ts'
import type { Answers, Context, Draft } from '../device/kept.ts'
import { listen } from '../device/news.ts'
import { serverIds } from '../device/server-ids.ts'
import { filesOf, forgetDraft, keepDraft } from '../device/store.ts'
import { waitsForSomebody } from '../outbox/may-pass.ts'
import { savedIn } from './decide.ts'
import { decided, joined, standOf, swapped } from './join.ts'

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
  /** It was filled in elsewhere meanwhile, by then; both are together on the screen. */
  readonly moved?: string
  /** What was answered differently elsewhere. */
  readonly other?: NonNullable<Draft['other']>
  /** It was sent from elsewhere: as it stands here, or without what was typed here since. */
  readonly sent?: 'whole' | 'without'
}

export type Keeper = {
  state(): KeepState
  watch(told: () => void): () => void
  /** Something was typed. */
  touch(): void
  /** Of what was answered differently elsewhere the other is shown; or what is shown stays for good. */
  decide(which: 'swap' | 'stay'): void
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

/** `show` puts answers on the screen that came from elsewhere. */
export function makeKeeper(
  first: Draft,
  version: string,
  typed: () => Typed,
  show: (joined: Pick<Draft, 'answers' | 'context'>) => void,
): Keeper {
  const other = first.other && { other: first.other }
  let state: KeepState = first.unsaved
    ? { at: 'device', when: first.saved_at, ...other }
    : first.revision > 0
      ? { at: 'saved', when: first.saved_at, ...other }
      : { at: 'begun' }
  let draft = first
  /** As this keeper found it on the device, or put it there last. */
  let written = first
  let ended = false
  let left = false
  let arrived = 0
  const stopper = new AbortController()
  /** What was typed since it was kept here, and since the server took it. */
  let fresh = false
  let unsent = first.unsaved
  let onDevice: Promise<void> = Promise.resolve()
  let onServer: Promise<void> | undefined
  let hereTimer: ReturnType<typeof setTimeout> | undefined
  let thereTimer: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()

  function become(next: Partial<KeepState> & Pick<KeepState, 'at'>): void {
    const { moved, sent } = state
    const { other } = draft
    state = { ...(moved && { moved }), ...(other && { other }), ...(sent && { sent }), ...next }
    for (const told of [...watchers]) told()
  }

  /** Another tab has kept it since: what was typed in either is put together. */
  function withOtherTab(kept: Draft): Draft {
    if (kept.saved_at === written.saved_at) return draft
    read()
    const { base, given, revision } = kept.revision > draft.revision ? kept : draft
    const { given: _, ...mine } = draft
    const there = { ...standOf(kept), revision, saved_at: kept.saved_at }
    const together = joined({ ...mine, base: standOf(written) }, there).draft
    draft = { ...together, ...(base && { base }), ...(given && { given }) }
    show(draft)
    unsent = true
    become({ at: 'typing', moved: kept.saved_at })
    later(serverPause)
    return draft
  }
  async function putHere(): Promise<void> {
    if (ended) return
    try {
      written = await keepDraft(draft, withOtherTab)
      if (state.at === 'typing') become({ at: 'device', when: draft.saved_at })
    } catch (error) {
      console.error('The draft could not be kept on this device.', error)
      if (state.at !== 'saved') become({ at: 'broken' })
    }
  }
  function read(): void {
    if (!fresh) return
    fresh = false
    draft = { ...draft, ...typed(), unsaved: true, saved_at: new Date().toISOString() }
  }
  function keepHere(): Promise<void> {
    clearTimeout(hereTimer)
    read()
    onDevice = onDevice.then(putHere)
    return onDevice
  }

  /** Saved from elsewhere meanwhile: what either answered is put together and saved again. */
  async function join(): Promise<void> {
    const { data } = await call(readDraft, {
      account: draft.account,
      params: { id: draft.id },
    })
    const { here } = await serverIds(draft.id)
    if (ended) return
    read()
    const { draft: together, moved } = joined(
      draft,
      savedIn({ ...data, answers: withIds(data.answers, here) as Answers }),
    )
    draft = together
    show(draft)
    become({ at: 'device', ...(moved !== undefined && { moved }) })
    later(0)
  }

  async function takeRefusal(error: Refused): Promise<void> {
    if (ended) return
    if (error.code === 'draft/sent') {
      ended = true
      const whole = same(standOf(draft), draft.base)
      if (whole) await forgetDraft(draft.id)
      become({ at: 'refused', why: error.message, sent: whole ? 'whole' : 'without' })
    } else if (error.code === 'row/stale') await join()
    else if (waitsForSomebody(error) || error.httpStatus >= 500 || error.httpStatus === 429) {
      become({ at: 'offline' })
      later(again)
    } else become({ at: 'refused', why: error.message })
  }

  async function putThere(): Promise<void> {
    if (ended || !unsent) return
    read()
    unsent = false
    const base = standOf(draft)
    draft = { ...draft, given: base }
    const { id, account, form, revises, answers, context, revision, started_at } = draft
    await keepHere()
    const { there } = await serverIds(id)
    const named = withIds(answers, there) as Record<string, unknown>
    try {
      const { data } = await call(saveDraft, {
        account,
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
      draft = { ...draft, base, revision: data.revision, unsaved: fresh || unsent }
      await keepHere()
      if (!unsent && !ended) become({ at: 'saved', when: data.saved_at })
    } catch (error) {
      if (stopper.signal.aborted) return
      unsent = true
      if (!(error instanceof Refused)) throw error
      await takeRefusal(error)
    }
  }
  function keepThere(): void {
    if (onServer !== undefined) {
      later(serverPause)
      return
    }
    onServer = putThere()
      .catch((error: unknown) => {
        if (error instanceof NoAnswer) {
          become({ at: 'offline' })
          later(again)
          return
        }
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

  function touch(): void {
    if (ended) return
    fresh = true
    unsent = true
    if (state.at !== 'offline' && state.at !== 'typing') become({ at: 'typing' })
    clearTimeout(hereTimer)
    hereTimer = setTimeout(() => void keepHere(), pause)
    if (state.at !== 'offline') later(serverPause)
  }
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
    touch,
    decide(which) {
      read()
      draft = which === 'swap' ? swapped(draft) : decided(draft)
      show(draft)
      become({ at: state.at })
      touch()
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

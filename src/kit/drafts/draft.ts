// What a draft is and what can happen to it. What becomes of it then is said by `reduce-draft.ts`.

/** What somebody else wrote where both did: not shown, and kept until a person has decided. */
export type Other<Conflict> = { readonly content: Conflict; readonly saved_at: string }

/** A draft as the device stores it. */
export type Draft<Content, Conflict> = {
  readonly content: Content
  /** The server's count of its saves, as this device saw it last; 0 while the server has none. */
  readonly revision: number
  /** It holds what the server has not. */
  readonly unsaved: boolean
  /** What this device and the server agreed on last. */
  readonly base?: Content
  /** The content that was sent, until the server's answer is known. */
  readonly given?: Content
  /** The latest first. */
  readonly others?: readonly Other<Conflict>[]
  readonly saved_at: string
  /** Names the writing on this device: a tab that missed one merges before it writes. */
  readonly stamp: string
}

/** What the server has. */
export type Saved<Content> = {
  readonly content: Content
  readonly revision: number
  readonly saved_at: string
}

/** How one kind of draft is kept. */
export type DraftRules<Content, Conflict> = {
  /** `other`: what of theirs is in conflict. */
  merge(
    base: Content | undefined,
    mine: Content,
    theirs: Content,
  ): { content: Content; other?: Conflict | undefined }
  same(one: Content, other: Content): boolean
  /** Milliseconds after the last letter until it is on the device, and on the server; without the
   *  second, it is sent when a person says so. */
  readonly writeAfter: number
  readonly sendAfter?: number
  /** Milliseconds until a server that could not be reached is tried again. */
  readonly tryAfter: number
  /** Nothing is sent before a conflict is decided; elsewhere mine goes on meanwhile. */
  readonly decideFirst?: boolean
}

/** `broken`: the device does not take it, and the server does not have it. */
export type DraftStatus = {
  readonly at: 'begun' | 'typing' | 'device' | 'saved' | 'offline' | 'refused' | 'broken'
  readonly when?: string
  readonly why?: string
  /** It was written elsewhere meanwhile, by then; both are on the screen. */
  readonly moved?: string
  /** It was submitted elsewhere: as it stands here, or without what was typed here since. */
  readonly submitted?: 'whole' | 'without'
}

export type DraftState<Content, Conflict> = {
  readonly draft: Draft<Content, Conflict>
  readonly status: DraftStatus
  /** As it lies on the device, as far as this tab knows. */
  readonly stored: Content
  /** Something stands on the screen that was not read from it yet. */
  readonly typed: boolean
  /** The timer of the next writing runs. */
  readonly due: boolean
  readonly unsent: boolean
  /** What is being put on the device; `again`: another writing has to follow. */
  readonly writing?: { readonly content: Content; readonly again: boolean } | undefined
  /** `write`: it is called once what it gives is on the device. */
  readonly sending?: 'write' | 'call' | 'read' | undefined
  /** `submitted`: elsewhere; what is typed here is kept on the device, and goes nowhere. */
  readonly phase: 'open' | 'left' | 'submitted' | 'ended'
}

export type DraftEvent<Content, Conflict> =
  | { readonly type: 'typed' }
  /** What stands on the screen: comes before every other event while something is typed. */
  | { readonly type: 'content'; readonly content: Content }
  /** Timers that ran out, the connection that came back, the screen that is left, what is submitted
   *  or thrown away. */
  | { readonly type: 'write' | 'send' | 'online' | 'leave' | 'end' }
  | { readonly type: 'written'; readonly stamp: string }
  /** Another tab wrote it first, or took it away. */
  | { readonly type: 'overtaken'; readonly stored: Draft<Content, Conflict> }
  | { readonly type: 'gone' }
  | { readonly type: 'unwritten' }
  | { readonly type: 'saved'; readonly revision: number; readonly saved_at: string }
  /** The server has another revision. */
  | { readonly type: 'stale' }
  /** What the server has: asked for, or seen by chance. */
  | { readonly type: 'read'; readonly saved: Saved<Content> }
  | { readonly type: 'unanswered' }
  | { readonly type: 'refused' | 'submitted'; readonly why: string }
  /** The server has taken what it had for good, and has no draft any more. */
  | { readonly type: 'restarted' }
  /** Files of it have arrived: the same content says more to the server now. */
  | { readonly type: 'arrived' }
  /** A conflict is decided; `others`: what of it is left. */
  | {
      readonly type: 'decided'
      readonly content: Content
      readonly others: readonly Other<Conflict>[]
    }

export type DraftEffect<Content, Conflict> =
  /** Puts it on the device with a new stamp, if what lies there has the one that it has itself: empty
   *  where there is nothing. Answers `written`, `overtaken`, `gone` or `unwritten`. */
  | { readonly type: 'put'; readonly draft: Draft<Content, Conflict> }
  /** Answers `saved`, `stale`, `unanswered`, `refused` or `submitted`. */
  | { readonly type: 'call'; readonly content: Content; readonly revision: number }
  /** Answers `read`, `unanswered` or `refused`. */
  | { readonly type: 'read' }
  /** Gives up the call that is under way. */
  | { readonly type: 'stop' }
  | { readonly type: 'show'; readonly content: Content }
  /** The timer of that name begins anew; without a time it stops. */
  | { readonly type: 'timer'; readonly of: 'write' | 'send'; readonly ms?: number }

/** The draft as it is taken up when its screen opens. */
export function openDraft<Content, Conflict>(
  draft: Draft<Content, Conflict>,
): DraftState<Content, Conflict> {
  const { unsaved, revision, saved_at: when, content } = draft
  const at = unsaved ? 'device' : revision > 0 ? 'saved' : 'begun'
  return {
    draft,
    status: at === 'begun' ? { at } : { at, when },
    stored: content,
    typed: false,
    due: false,
    unsent: unsaved,
    phase: 'open',
  }
}

// One step of a draft while it is made: the state so far, and what there is to do.
import type { Draft, DraftEffect, DraftRules, DraftState, Other, Saved } from './draft.ts'

type Others<Conflict> = readonly Other<Conflict>[]

/** Each once, the latest first. */
function joined<Conflict>(...lists: (Others<Conflict> | undefined)[]): {
  others?: Others<Conflict>
} {
  const all = lists.flatMap((list) => list ?? [])
  const each = [...new Map(all.map((one) => [JSON.stringify(one.content), one])).values()]
  return each.length > 0 ? { others: each } : {}
}

export class DraftStep<Content, Conflict> {
  readonly rules: DraftRules<Content, Conflict>
  readonly effects: DraftEffect<Content, Conflict>[] = []
  state: DraftState<Content, Conflict>

  constructor(rules: DraftRules<Content, Conflict>, state: DraftState<Content, Conflict>) {
    this.rules = rules
    this.state = state
  }

  become(change: Partial<DraftState<Content, Conflict>>): void {
    this.state = { ...this.state, ...change }
  }
  change(draft: Partial<Draft<Content, Conflict>>): void {
    this.become({ draft: { ...this.state.draft, ...draft } })
  }
  say(status: DraftState<Content, Conflict>['status']): void {
    const { moved, submitted } = this.state.status
    this.become({ status: { ...(moved && { moved }), ...(submitted && { submitted }), ...status } })
  }

  /** Timers are for a screen that is there. */
  timer(of: 'write' | 'send', ms?: number): void {
    const { phase } = this.state
    if (ms === undefined) this.effects.push({ type: 'timer', of })
    else if (phase === 'open' || (phase === 'submitted' && of === 'write'))
      this.effects.push({ type: 'timer', of, ms })
  }
  sendLater(ms = this.rules.sendAfter): void {
    if (ms !== undefined && this.rules.sendAfter !== undefined) this.timer('send', ms)
  }

  put(): void {
    const { phase, writing, draft } = this.state
    this.timer('write')
    this.become({ due: false })
    if (phase === 'ended') return
    const again = writing !== undefined
    this.become({ writing: { content: writing?.content ?? draft.content, again } })
    if (!again) this.effects.push({ type: 'put', draft })
  }

  /** It leaves once the device knows what is given: after a loss the server's is known again. A save
   * without an answer is sent again, unchanged. */
  send(): void {
    const { phase, unsent, sending, draft } = this.state
    const undecided = this.rules.decideFirst && draft.others !== undefined
    if (phase !== 'open' || !unsent || sending !== undefined || undecided) return
    const given = draft.given ?? draft.content
    this.become({ sending: 'write', unsent: !this.rules.same(given, draft.content) })
    this.change({ given })
    this.put()
  }

  /** What was put is on the device, or will not be: now it may leave. */
  putDone(): void {
    const { writing, sending, phase, draft } = this.state
    this.become({ writing: undefined })
    if (writing?.again) this.put()
    else if (sending === 'write' && draft.given !== undefined && phase !== 'ended') {
      this.become({ sending: 'call' })
      this.effects.push({ type: 'call', content: draft.given, revision: draft.revision })
    }
  }

  show(content: Content, before: Content): void {
    if (!this.rules.same(content, before)) this.effects.push({ type: 'show', content })
  }

  /** The server took what was given. */
  saved(revision: number, saved_at: string): void {
    const { given, ...draft } = this.state.draft
    this.become({ sending: undefined })
    // Another tab has agreed on more with the server meanwhile.
    if (given === undefined || revision <= draft.revision) {
      this.sendLater()
      return
    }
    const whole = !this.state.unsent && this.rules.same(given, draft.content)
    this.become({ draft: { ...draft, base: given, revision, unsaved: !whole }, unsent: !whole })
    if (whole) this.say({ at: 'saved', when: saved_at })
    else this.sendLater(0)
    this.put()
  }

  /** The server has another revision: what both changed since they agreed is put together. */
  mergeSaved({ content: theirs, revision, saved_at }: Saved<Content>): void {
    const { given, others, ...draft } = this.state.draft
    // What the server has was given from here: the answer to it was lost.
    const own = given !== undefined && this.rules.same(theirs, given)
    const { content, other } = this.rules.merge(own ? theirs : draft.base, draft.content, theirs)
    const unsaved = !this.rules.same(content, theirs)
    const found = other === undefined ? undefined : [{ content: other, saved_at }]
    this.become({
      draft: { ...draft, content, revision, base: theirs, unsaved, ...joined(found, others) },
      sending: undefined,
      unsent: unsaved,
    })
    this.show(content, draft.content)
    const status = { at: unsaved ? 'device' : 'saved', when: saved_at } as const
    this.say(own ? status : { ...status, moved: saved_at })
    this.put()
    if (unsaved) this.sendLater(0)
  }

  /** Another tab wrote it meanwhile: what was typed in either is put together and written again. */
  mergeStored(stored: Draft<Content, Conflict>, now: string): void {
    const { draft, sending } = this.state
    const { content, other } = this.rules.merge(this.state.stored, draft.content, stored.content)
    const { base, given, revision } = stored.revision > draft.revision ? stored : draft
    const lost = given ?? (stored.revision === draft.revision ? stored.given : undefined)
    const found = other === undefined ? undefined : [{ content: other, saved_at: stored.saved_at }]
    this.become({
      draft: {
        content,
        revision,
        unsaved: true,
        ...(base !== undefined && { base }),
        ...(lost !== undefined && { given: lost }),
        ...joined(found, draft.others, stored.others),
        saved_at: now,
        stamp: stored.stamp,
      },
      stored: stored.content,
      writing: undefined,
      sending: sending === 'write' ? undefined : sending,
      unsent: true,
    })
    this.show(content, draft.content)
    this.say({ at: 'typing', moved: stored.saved_at })
    this.put()
    // Two tabs that each put it off for the other would never send it.
    if (sending === 'write') this.send()
    else this.sendLater()
  }
}

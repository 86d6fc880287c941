// What becomes of a draft: `(state, event) → [state, effects]`. It reads no clock, holds no timer and
// calls nobody: `web/run-draft.ts` carries the effects out, and so does the simulation.
import type { DraftEffect, DraftEvent, DraftRules, DraftState } from './draft.ts'
import { DraftStep } from './draft-step.ts'

type Step<Content, Conflict> = readonly [
  DraftState<Content, Conflict>,
  readonly DraftEffect<Content, Conflict>[],
]

export function reduceDraft<Content, Conflict>(
  rules: DraftRules<Content, Conflict>,
  state: DraftState<Content, Conflict>,
  event: DraftEvent<Content, Conflict>,
  now: string,
): Step<Content, Conflict> {
  const step = new DraftStep(rules, state)
  // Late events change nothing on a screen that has ended.
  if (state.phase === 'ended') return [state, []]
  if (!onScreen(step, event, now) && !onDevice(step, event, now)) onServer(step, event, now)
  return [step.state, step.effects]
}

/** What the person does, and what their timers say. */
function onScreen<Content, Conflict>(
  step: DraftStep<Content, Conflict>,
  event: DraftEvent<Content, Conflict>,
  now: string,
): boolean {
  const { draft, status, phase, unsent, stored } = step.state
  switch (event.type) {
    case 'typed':
      if (phase === 'left') return true
      // Who types without a pause loses no more than who makes one.
      if (!step.state.due) step.timer('write', step.rules.writeAfter)
      step.become({ typed: true, unsent: true, due: true })
      if (phase === 'open' && status.at !== 'offline') {
        step.say({ at: 'typing' })
        step.sendLater()
      }
      return true
    case 'content':
      step.become({ typed: false })
      step.change({ content: event.content, unsaved: true, saved_at: now })
      return true
    case 'write':
      step.put()
      return true
    case 'send':
      step.send()
      return true
    case 'online':
      if (unsent) step.sendLater(0)
      return true
    case 'decided': {
      const { others: _, ...rest } = draft
      const others = event.others.length > 0 ? { others: event.others } : {}
      step.become({ unsent: true })
      step.become({
        draft: { ...rest, ...others, content: event.content, unsaved: true, saved_at: now },
      })
      step.show(event.content, draft.content)
      // The present choice is not saved yet.
      if (status.at !== 'offline') step.say({ at: 'typing' })
      step.put()
      step.sendLater()
      return true
    }
    case 'leave':
      if (!step.rules.same(stored, draft.content)) step.put()
      if (step.rules.sendAfter !== undefined) step.send()
      if (phase === 'open') step.become({ phase: 'left' })
      step.timer('write')
      step.timer('send')
      return true
    case 'end':
      step.become({ phase: 'ended' })
      step.effects.push({ type: 'stop' })
      step.timer('write')
      step.timer('send')
      return true
    default:
      return false
  }
}

/** What the device answers. */
function onDevice<Content, Conflict>(
  step: DraftStep<Content, Conflict>,
  event: DraftEvent<Content, Conflict>,
  now: string,
): boolean {
  const { draft, status, unsent, writing } = step.state
  switch (event.type) {
    case 'written':
      step.become({ stored: writing?.content ?? draft.content })
      step.change({ stamp: event.stamp })
      if (status.at === 'typing') step.say({ at: 'device', when: draft.saved_at })
      step.putDone()
      return true
    case 'overtaken':
      step.mergeStored(event.stored, now)
      return true
    case 'gone': {
      // Submitted or thrown away in another tab: what nobody else has is kept.
      const needed = unsent || draft.unsaved
      step.change({ stamp: '' })
      step.become({ writing: writing && { ...writing, again: needed } })
      step.putDone()
      return true
    }
    case 'unwritten':
      if (status.at !== 'saved') step.say({ at: 'broken' })
      step.putDone()
      return true
    default:
      return false
  }
}

/** What the server answers. */
function onServer<Content, Conflict>(
  step: DraftStep<Content, Conflict>,
  event: DraftEvent<Content, Conflict>,
  now: string,
): void {
  const { sending, draft, typed, phase } = step.state
  switch (event.type) {
    case 'saved':
      if (sending === 'call') step.saved(event.revision, event.saved_at)
      break
    case 'stale':
      if (sending !== 'call') break
      // A screen that was left merges nothing: the next one that opens does.
      step.become({ sending: phase === 'left' ? undefined : 'read', unsent: true })
      if (phase !== 'left') step.effects.push({ type: 'read' })
      break
    case 'read': {
      const asked = sending === 'read'
      if (asked || (sending === undefined && event.saved.revision > draft.revision))
        step.mergeSaved(event.saved)
      break
    }
    case 'unanswered':
      step.become({ sending: undefined, unsent: true })
      step.say({ at: 'offline' })
      step.sendLater(step.rules.tryAfter)
      break
    case 'refused': {
      const { given: _, ...rest } = draft
      step.become({ sending: undefined, unsent: true, draft: rest })
      step.say({ at: 'refused', why: event.why })
      break
    }
    case 'submitted': {
      const { base, content } = draft
      const whole = !typed && base !== undefined && step.rules.same(content, base)
      step.say({ at: 'refused', why: event.why, submitted: whole ? 'whole' : 'without' })
      step.become({ sending: undefined, phase: 'submitted' })
      // Nobody here knows what of it was submitted: it stays until its person throws it away.
      step.put()
      break
    }
    case 'restarted': {
      const { given: _, others: __, ...rest } = draft
      step.become({ draft: { ...rest, revision: 0, base: draft.content, unsaved: false } })
      step.become({ unsent: typed })
      step.say({ at: 'saved', when: now })
      step.put()
      break
    }
    case 'arrived':
      step.become({ unsent: true })
      step.sendLater()
      break
  }
}

// Faults as somebody might make them, each put in the place of a part that decides: the simulation is
// worth what it finds of them.
import { type Parts, parts } from './world.ts'

type Reduce = Parts['reduceDraft']

/** The last of two devices to save wins. */
const savesOver: Reduce = (rules, state, event, now) =>
  parts.reduceDraft(
    rules,
    state,
    event.type === 'read'
      ? { ...event, saved: { ...event.saved, content: state.draft.content } }
      : event,
    now,
  )

/** The answer to what was given counts for what was typed since. */
const trustsLateAnswers: Reduce = (rules, state, event, now) => {
  const { draft } = state
  const trusted = { ...state, unsent: false, draft: { ...draft, given: draft.content } }
  return parts.reduceDraft(rules, event.type === 'saved' ? trusted : state, event, now)
}

/** A sent draft is forgotten before its answer arrives. */
const forgetsGiven: Reduce = (rules, state, event, now) => {
  const { given: _, ...draft } = state.draft
  return parts.reduceDraft(
    rules,
    event.type === 'read' || event.type === 'unanswered' ? { ...state, draft } : state,
    event,
    now,
  )
}

/** What goes is what got through. */
const leavesOutUnsentFiles: Parts['reduceOutbox'] = (sending, event, now) =>
  parts.reduceOutbox(
    sending,
    event.type === 'files'
      ? { ...event, files: event.files.filter(({ server }) => server !== null) }
      : event,
    now,
  )

export const faults: Readonly<Record<string, Partial<Parts>>> = {
  'of two tabs the last to write wins': { mayPut: () => true },
  'of two devices the last to save wins': { reduceDraft: savesOver },
  'an answer counts for what was typed after it was asked for': { reduceDraft: trustsLateAnswers },
  'what was given is forgotten when its answer is lost': { reduceDraft: forgetsGiven },
  'what is received takes along what was typed since': { mayErase: () => true },
  'what is tried again has another id': {
    submissionId: (id, tries) => (tries > 0 ? `${id}, try ${tries}` : id),
  },
  'files that did not get through are left out': { reduceOutbox: leavesOutUnsentFiles },
}

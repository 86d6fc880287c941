import type { BegunTalk } from '../holding/holding.contract.ts'
import type { TalkDraft } from '../holding/talk-draft.ts'

/** What is sent of a talk before it is over. */
export const begunOf = ({ plan, talk, title, words, place, started_at }: TalkDraft): BegunTalk => ({
  ...{ plan, talk, title, words, started_at },
  place: { kind: place.kind, id: place.id },
})

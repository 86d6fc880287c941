// Reads a stored draft into the form of this version: earlier versions stored answers, context and the part
// that is sent side by side.
import { contextOf } from './about.ts'
import type {
  FillConflict,
  FillContent,
  FillDraft,
  StoredAnswers,
  StoredContext,
} from './stored.ts'

type Travelled = {
  readonly answers: StoredAnswers
  readonly about: Parameters<typeof contextOf>[0]
}
type DraftBefore = Pick<
  FillDraft,
  'id' | 'account' | 'form' | 'revises' | 'revision' | 'unsaved' | 'started_at' | 'saved_at'
> & {
  readonly answers: StoredAnswers
  readonly context: StoredContext
  readonly reason: string
  readonly base?: Travelled
  readonly given?: Travelled
  readonly other?: FillConflict & { readonly saved_at: string }
}

const contentOf = ({ answers, about }: Travelled): FillContent => ({
  answers,
  context: contextOf(about),
})

function fromBefore(draft: DraftBefore): FillDraft {
  const { answers, context, reason, base, given, other, ...facts } = draft
  // A draft that was sent and acknowledged was also stored as `base`.
  const unanswered = draft.unsaved ? given : undefined
  return {
    ...facts,
    content: { answers, context, reason },
    stamp: '',
    ...(base && { base: contentOf(base) }),
    ...(unanswered && { given: contentOf(unanswered) }),
    ...(other && {
      others: [
        { content: { answers: other.answers, about: other.about }, saved_at: other.saved_at },
      ],
    }),
  }
}

/** Nothing where it is no draft of a submission. */
export function draftStored(row: unknown): FillDraft | undefined {
  const draft = row as FillDraft | DraftBefore
  if (!('revises' in draft)) return undefined
  return 'content' in draft ? draft : fromBefore(draft)
}

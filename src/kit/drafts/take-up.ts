// Which draft is gone on with when its screen opens: the device's, the server's, or both together.
import { type Draft, type DraftRules, openDraft, type Saved } from './draft.ts'
import { reduceDraft } from './reduce-draft.ts'

export type TakenUp<Content, Conflict> = {
  readonly draft: Draft<Content, Conflict>
  readonly from: 'device' | 'server'
  /** It was written elsewhere, too, by then; both are together in it. */
  readonly moved?: string
}

export function takeUp<Content, Conflict>(
  rules: DraftRules<Content, Conflict>,
  here: Draft<Content, Conflict> | undefined,
  there: Saved<Content> | undefined,
  now: string,
): TakenUp<Content, Conflict> | undefined {
  if (there === undefined) return here && { draft: here, from: 'device' }
  if (here === undefined)
    return {
      draft: { ...there, base: there.content, unsaved: false, stamp: '' },
      from: 'server',
    }
  if (there.revision <= here.revision) return { draft: here, from: 'device' }
  const read = { type: 'read', saved: there } as const
  const [{ draft, status }] = reduceDraft(rules, openDraft(here), read, now)
  // What had nothing of its own is the server's.
  if (!here.unsaved) return { draft: { ...draft, saved_at: there.saved_at }, from: 'server' }
  const { moved } = status
  return { draft, from: 'device', ...(moved !== undefined && { moved }) }
}

// What becomes of the draft of a form that is saved by hand: `(state, event) → [state, ids]`, with the ids
// of the drafts that go from the device.

/** What was left on the device before. */
export type OfferedDraft<Content> = {
  readonly id: string
  readonly content: Content
  readonly saved_at: string
}

export type FormDraftState<Content> = {
  readonly offered?: OfferedDraft<Content> | undefined
  /** It stands in the form now: once that is stored, it need not lie on the device twice. */
  readonly restored?: string | undefined
  /** What is typed lies on the device. */
  readonly stored: boolean
}

export type FormDraftEvent<Content> =
  | { readonly type: 'found'; readonly left: OfferedDraft<Content> }
  /** What was typed lies on the device; or it was typed and taken back. */
  | { readonly type: 'stored' | 'unchanged' }
  /** What is offered is taken up, or thrown away. */
  | { readonly type: 'taken' | 'discarded' }
  /** Saved or thrown away. */
  | { readonly type: 'forgotten' }

export function reduceFormDraft<Content>(
  own: string,
  state: FormDraftState<Content>,
  event: FormDraftEvent<Content>,
): readonly [FormDraftState<Content>, readonly string[]] {
  const { offered, restored, stored } = state
  const ids = (...some: (string | undefined)[]) => some.filter((id) => id !== undefined)
  switch (event.type) {
    case 'found':
      return [{ ...state, offered: event.left }, []]
    case 'stored':
      return [{ offered, stored: true }, ids(restored)]
    case 'unchanged':
      // There is nothing left to keep. What was left before stays offered.
      return stored ? [{ ...state, stored: false }, [own]] : [state, []]
    case 'taken':
      return [{ stored, restored: offered?.id }, []]
    case 'discarded':
      // What is typed from here on is kept.
      return [{ stored, restored }, ids(offered?.id)]
    case 'forgotten':
      // What is offered may be another tab's, where somebody types still.
      return [{ offered, stored: false }, ids(own, restored)]
  }
}

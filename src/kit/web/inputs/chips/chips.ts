export type ChipRules = {
  /** Characters that end a chip, as Enter does. */
  separators?: string[]
  allowDuplicates?: boolean
  maximum?: number
}

export type Added = {
  chips: string[]
  /** Why the last item was not taken, if it was not. */
  rejected?: { reason: 'duplicate' | 'full'; chip: string }
}

/** Cuts a text at every separator; without separators it is one piece. */
function pieces(text: string, separators: string[] = []): string[] {
  return separators.reduce((parts, mark) => parts.flatMap((part) => part.split(mark)), [text])
}

/** Adds each piece of the text that the rules let in; blank pieces are passed over. */
export function addChips(chips: string[], text: string, rules: ChipRules): Added {
  const added: Added = { chips: [...chips] }
  for (const piece of pieces(text, rules.separators)) {
    const chip = piece.trim()
    if (chip === '') continue
    if (rules.maximum !== undefined && added.chips.length >= rules.maximum)
      added.rejected = { reason: 'full', chip }
    else if (!rules.allowDuplicates && added.chips.includes(chip))
      added.rejected = { reason: 'duplicate', chip }
    else added.chips.push(chip)
  }
  return added
}

/** A key for each chip that stays with it when another is removed, also when the same text is there twice. */
export function chipKeys(chips: readonly string[]): string[] {
  return chips.map((chip, at) => {
    const before = chips.slice(0, at).filter((other) => other === chip).length
    return `${chip} ${before}`
  })
}

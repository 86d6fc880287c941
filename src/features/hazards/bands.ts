// The four bands of the matrix, the least first, and what each means for a colour.
import { keysOf } from '../../kit/own.ts'
import type { Tone } from '../../register/fields/choice.ts'

export const bands = { low: 'Low', moderate: 'Moderate', high: 'High', extreme: 'Extreme' } as const
export type RiskBand = keyof typeof bands

export const bandNames = keysOf(bands)

/** The risk that a row holds in the fields whose names begin so. */
export function riskIn(row: Readonly<Record<string, unknown>>, when: string) {
  const [kept, score] = [row[`${when}_band`], row[`${when}_score`]]
  const band = bandNames.find((name) => name === kept)
  return band && { band, score: typeof score === 'number' ? score : null }
}

export const bandTones = {
  low: 'good',
  moderate: 'notice',
  high: 'warning',
  extreme: 'danger',
} as const satisfies Record<RiskBand, Tone>

/** What the matrix made of two ratings, as fields state it. */
export const ofBand = { options: bands, tones: bandTones, readOnly: true } as const
export const ofScore = { min: 1, max: 25, readOnly: true } as const
export const ofMatrix = { min: 1, readOnly: true } as const

/** What is retired stands in no count of hazards. */
export const countedStatuses = ['draft', 'active', 'under_review'] as const

/** Tolerable while its controls stand; what is above must be reduced. */
export const acceptableBands: readonly RiskBand[] = ['low', 'moderate']

// How somebody was hurt: where on the body, on which side, and in which way.
import { keysOf } from '../../../kit/own.ts'
import { ruleOf } from '../../../regulation/index.ts'

/** As the form of the WSIB names them. */
const { body_parts, sides: both } = ruleOf('ON-WSIB-FORM7').params
export const parts: readonly string[] = body_parts
export const sides: readonly string[] = both

export const natures = {
  bruise: 'Bruise',
  cut: 'Cut',
  strain: 'Strain or sprain',
  fracture: 'Fracture',
  burn: 'Burn',
  foreign_body: 'Foreign body',
  amputation: 'Amputation',
  other: 'Other',
} as const
export const natureNames = keysOf(natures)

export const roles = {
  injured: 'Injured',
  involved: 'Involved',
  witness: 'Witness',
  first_aider: 'First aider',
} as const
export type RoleInIncident = keyof typeof roles
export const roleNames = keysOf(roles)

/** Which injury it is, in the words of an agency’s paper. */
export const injuryWords = ({
  part,
  side,
  nature,
}: {
  part: string
  side: string | null
  nature: keyof typeof natures
}): string => [natures[nature], side, part.replaceAll('_', ' ')].filter(Boolean).join(' ')

import type { Comparable } from '../comparing.ts'
import type { Definition, FormField, Key } from '../contract.ts'
import type { FieldType } from '../field-types/field-type.ts'
import type { Atom } from './atoms.ts'

/** The effective answers by slot: undefined where the answer is empty or the field is hidden. */
export type Slots = readonly (Comparable | undefined)[]
export type Test = (slots: Slots) => boolean

/** A field in its form, with what decides it and whom it decides. Compile fills it in. */
export type FieldNode = {
  readonly slot: number
  readonly field: FormField
  readonly type: FieldType
  /** asked for whenever it is shown */
  readonly required: boolean
  /** all that must hold for it to be shown: nothing, and it always is */
  atoms: readonly Atom[]
  rule: Test
  /** how many places it reads that have no turn yet */
  waitsFor: number
  /** its turn: after all that it reads */
  rank: number
  readonly readers: FieldNode[]
  /** all that a change of it can reach, by rank; worked out when it first changes */
  cone?: readonly FieldNode[]
}

/** A definition made ready to be opened any number of times. */
export type Form = {
  readonly definition: Definition
  readonly places: readonly FieldNode[]
  readonly placeOf: ReadonlyMap<Key, FieldNode>
  /** the places that something decides, by rank */
  readonly ruled: readonly FieldNode[]
}

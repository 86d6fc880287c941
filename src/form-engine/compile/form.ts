import type { Comparable } from '../comparing.ts'
import type { Definition, Field, Key } from '../contract.ts'
import type { FieldType } from '../field-types/field-type.ts'

/** The effective answers by slot: undefined where the answer is empty or the field is hidden. */
export type Slots = readonly (Comparable | undefined)[]
export type Test = (slots: Slots) => boolean

/** A definition made ready to be opened any number of times. A slot is a place in form order. */
export type Form = {
  readonly definition: Definition
  readonly fields: readonly Field[]
  readonly types: readonly FieldType[]
  readonly slotOf: ReadonlyMap<Key, number>
  /** what decides a field; undefined where nothing does and the field is always shown */
  readonly rules: readonly (Test | undefined)[]
  /** slots that have a rule, those they read first */
  readonly order: readonly number[]
  /** by slot: the fields whose rule reads it, in rank order */
  readonly readers: readonly (readonly number[])[]
  /** by slot: every field that a change of it can reach, in rank order */
  cone(slot: number): readonly number[]
}

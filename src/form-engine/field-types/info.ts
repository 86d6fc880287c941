import type { FieldType } from './field-type.ts'

/** Something to read, not to answer. */
export const info: FieldType = {
  name: 'info',
  answerable: false,
  answer: () => null,
  expected: 'nothing',
  comparable: String,
  operands: () => [],
  relations: {},
  family: 'info',
  input: 'none',
  parent: 'info-parent',
}

import { noFaults } from './faults.ts'
import type { FieldType } from './field-type.ts'

/** Something to read, not to answer. */
export const info: FieldType = {
  name: 'info',
  answer: () => null,
  expected: 'nothing',
  faults: () => noFaults,
  comparable: String,
  operands: () => [],
  relations: {},
  family: null,
  answerable: false,
  domain: () => [],
  input: 'none',
  parent: 'info-parent',
}

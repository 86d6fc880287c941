// The columns that the server writes for every row, as far as a list can show them.
import { findField, type Register } from './define.ts'
import type { Field } from './fields/field.ts'
import { text } from './fields/text.ts'
import { instant } from './fields/time.ts'

const kept = new Map<string, Field>([
  ['created_at', instant({ label: 'Created' })],
  ['updated_at', instant({ label: 'Changed' })],
  ['completed_at', instant({ label: 'Completed' })],
  ['archived_at', instant({ label: 'Archived' })],
  ['archived_reason', text({ label: 'Reason for archiving' })],
])

/** A column of a list: a field of the register, or what is kept of every row. */
export const columnNamed = (register: Register, name: string): Field | undefined =>
  findField(register, name) ?? kept.get(name)

import type { Register } from '../../../define.ts'
import type { Field } from '../../../fields/field.ts'

/** What the editor of a filter is given. */
export type EditorProps = {
  register: Register
  name: string
  field: Field
  label: string
  values: readonly string[]
  onChange(values: readonly string[]): void
  onDone(): void
}

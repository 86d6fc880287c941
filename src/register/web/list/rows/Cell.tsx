import type { AnyRow } from '../../../define.ts'
import type { Field } from '../../../fields/field.ts'
import { ShownValue } from '../../show/ShownValue.tsx'
import type { List } from '../use-register-list.ts'

type Props = { list: List; row: AnyRow; name: string; field: Field }

/** A value of a row: as its register shows it, else as its kind does. */
export function Cell({ list, row, name, field }: Props) {
  const own = list.web.cells?.[name]
  return own === undefined ? <ShownValue field={field} value={row[name]} /> : own(row)
}

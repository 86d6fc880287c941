import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { AnyRow, Register } from '../../define.ts'
import { addressWithin, screenOf } from '../../screens-of.ts'
import type { RegisterWeb } from '../extension.ts'
import { useMay } from '../list/use-may.ts'
import { useFormDialog } from '../panel/use-form-dialog.tsx'

type Props = {
  register: Register
  web: RegisterWeb
  row: AnyRow
  within: string | undefined
  onChange: () => void
}

/** The step to the edit screen; a register that has none is changed in a dialog. */
export function EditButton({ register, web, row, within, onChange }: Props) {
  const text = useText()
  const may = useMay(register)
  const openForm = useFormDialog({ register, web, within, onClose: onChange })
  if (!row.can.includes('edit')) return null
  const look = { leftSection: <IconPencil size={18} aria-hidden />, children: text('list_edit') }
  if (screenOf(register, 'edit') === undefined)
    return <Button {...look} data-no-print onClick={() => openForm(row)} />
  const editing = may.open('edit')
  if (editing === undefined) return null
  return (
    <Button {...look} data-no-print component={Link} to={addressWithin(editing, within, row.id)} />
  )
}

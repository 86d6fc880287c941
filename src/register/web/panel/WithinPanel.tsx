import { Button, Group, Pagination, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import type { AnyRow, Register } from '../../define.ts'
import { pointedIn } from '../../fields/pointing.ts'
import { addressWithin, screenOf } from '../../screens-of.ts'
import type { RegisterWeb } from '../extension.ts'
import { emptyView, type Fixed, queryOf } from '../list/address/list-address.ts'
import { columnsFor } from '../list/columns/columns.ts'
import { sayNewOne } from '../list/in-sentence.ts'
import { useIsNarrow } from '../list/rows/use-is-narrow.ts'
import { useMay } from '../list/use-may.ts'
import { useRows } from '../list/use-rows.ts'
import { PanelCards } from './PanelCards.tsx'
import { PanelTable } from './PanelTable.tsx'
import classes from './panel.module.css'
import { useFormDialog } from './use-form-dialog.tsx'

type Props = {
  register: Register
  /** The row that they lie within; all of them, where the register lies within nothing. */
  within: string
  /** The field that names it, where that is not what the address fixes. */
  by?: string
  web?: RegisterWeb
  columns?: readonly string[]
  /** Words by which they are found, where no field names the row. */
  search?: string
  /** What else they are narrowed by. */
  narrowed?: Fixed
  /** What else can be done with a row. */
  beside?: (row: AnyRow) => ReactNode
  /** Whether rows may be added here; by the grant alone where nothing is said. */
  mayAdd?: boolean
}

const atOnce = 50

/** The rows of one register that lie within a row of another: a small list beneath it. A register
 *  without screens of its own is filled in in a dialog. */
export function WithinPanel({
  register,
  within,
  by,
  search = '',
  web = {},
  columns = register.list,
  narrowed,
  beside,
  mayAdd = true,
}: Props) {
  const { text, say } = useLanguage()
  const may = useMay(register)
  const Rows = useIsNarrow() ? PanelCards : PanelTable
  const [page, setPage] = useState(1)
  const inside = by ?? register.within
  const asked = queryOf(register, { ...emptyView, search }, 'active', undefined, {
    ...narrowed,
    ...(search === '' && inside !== undefined && { [inside]: within }),
  })
  const { data, isPending, isError } = useRows(register, asked, page, atOnce)
  const [creating, reading] = [may.open('create'), may.open('record')]
  const edited = screenOf(register, 'edit') !== undefined
  const openForm = useFormDialog({ register, web, within })

  const placeOf = (row: AnyRow) =>
    by === undefined ? within : pointedIn(row[register.within ?? ''])?.id
  const nameOf = (row: AnyRow) => {
    const words = String(row[register.named])
    // Rows of another subject are read; one of this that has no edit screen is changed in a dialog.
    if (reading !== undefined && (edited || by !== undefined || !row.can.includes('edit')))
      return <Link to={addressWithin(reading, placeOf(row), row.id)}>{words}</Link>
    if (!row.can.includes('edit')) return words
    return (
      <UnstyledButton className={classes.open} onClick={() => openForm(row)}>
        {words}
      </UnstyledButton>
    )
  }
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (isPending) return <ListSkeleton rows={3} />
  const { data: rows, last_page } = data
  const all = columnsFor(register, 'active')
  const shown = columns.flatMap((name) => all.find((column) => column.name === name) ?? [])
  const label = sayNewOne(register.one, say)
  return (
    <div className="stack gap-3">
      {rows.length === 0 ? (
        <EmptyState
          title={text('list_empty')}
          text={
            mayAdd
              ? may.do('create')
                ? text('panel_empty_add')
                : say(register.lead)
              : text('panel_empty_named')
          }
        />
      ) : (
        <Rows register={register} columns={shown} rows={rows} nameOf={nameOf} beside={beside} />
      )}
      <Group justify="space-between">
        {mayAdd &&
          may.do('create') &&
          (creating === undefined ? (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              onClick={() => openForm()}
            >
              {label}
            </Button>
          ) : (
            <Button
              component={Link}
              to={addressWithin(creating, within)}
              variant="default"
              leftSection={<IconPlus size={16} />}
            >
              {label}
            </Button>
          ))}
        {last_page > 1 && (
          <Pagination size="sm" value={page} onChange={setPage} total={last_page} />
        )}
      </Group>
    </div>
  )
}

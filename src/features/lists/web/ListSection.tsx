import { Button, Paper, Title } from '@mantine/core'
import { IconArchive, IconPencil } from '@tabler/icons-react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { ListValues } from './ListValues.tsx'

type Props = { row: AnyRow; onEdit: () => void; onArchive: () => void }

/** One list with its values, and what may be done with it. */
export function ListSection({ row, onEdit, onArchive }: Props) {
  const text = useText()
  const name = String(row.name)
  return (
    <Paper withBorder p="lg" radius="md" component="section" aria-label={name}>
      <div className="row gap-x-3 gap-y-1 mb-3">
        <Title order={2} size="h4">
          {name}
        </Title>
        {row.can.includes('edit') && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconPencil size={15} />}
            onClick={onEdit}
          >
            {text('lists_edit')}
          </Button>
        )}
        {row.can.includes('archive') && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconArchive size={15} />}
            aria-label={`${text('list_archive')}: ${name}`}
            onClick={onArchive}
          >
            {text('list_archive')}
          </Button>
        )}
      </div>
      <ListValues list={row.id} />
    </Paper>
  )
}

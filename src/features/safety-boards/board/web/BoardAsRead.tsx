import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { PrintSheet } from '../../../../kit/web/print/PrintSheet.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { BoardPage } from './BoardPage.tsx'
import { useBoard } from './use-board.ts'

/** What the people at the place read, and how it is put on a wall. */
export default function BoardAsRead({ row }: { row: AnyRow }) {
  const text = useText()
  const { data, isError } = useBoard(row)
  const [isPrinting, setPrinting] = useState(false)
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  // Staff read a file of a record by its id alone.
  const page = <BoardPage board={data.board} fileAddress={(file) => `/api/files/${file}`} />
  return (
    <div className="stack gap-4">
      <div data-no-print>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => setPrinting(true)}
        >
          {text('board_print')}
        </Button>
      </div>
      {page}
      {isPrinting && <PrintSheet onDone={() => setPrinting(false)}>{page}</PrintSheet>}
    </div>
  )
}

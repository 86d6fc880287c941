import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { TabStrip } from '../../../../kit/web/inputs/TabStrip.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { Card } from '../../deficiencies.contract.ts'
import { statuses } from '../../deficiencies.register.ts'
import { useStepDialog } from '../steps/use-step-dialog.tsx'
import { useBoard } from '../use-board.ts'
import type { Here } from '../use-here.ts'
import { BoardColumn } from './BoardColumn.tsx'
import classes from './board.module.css'

/** What is open, in columns by its status; on a phone one column at a time. */
export function BoardView({ here }: { here: Here }) {
  const { text, say } = useLanguage()
  const { data, isPending, isError } = useBoard(here)
  const narrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  const [shown, setShown] = useState<string>('open')
  const [lifted, setLifted] = useState<Card>()
  const takeStep = useStepDialog()
  if (isPending) return <ListSkeleton rows={6} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const shared = { here, lifted, onLift: setLifted, onStep: takeStep }
  if (narrow) {
    const column = data.columns.find(({ status }) => status === shown)
    return (
      <TabStrip
        label={text('deficiency_view_board')}
        value={shown}
        onChange={setShown}
        items={data.columns.map(({ status, total }) => ({
          value: status,
          label: `${say(statuses[status])} (${total})`,
        }))}
      >
        {column && <BoardColumn {...shared} column={column} bare />}
      </TabStrip>
    )
  }
  return (
    <>
      <p className={classes.hint}>{text('deficiency_board_hint')}</p>
      <div
        className="grid items-start gap-3"
        style={{ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}
      >
        {data.columns.map((column) => (
          <BoardColumn key={column.status} {...shared} column={column} />
        ))}
      </div>
    </>
  )
}

import { Modal, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { TabStrip } from '../../../../kit/web/inputs/TabStrip.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useIsNarrow } from '../../../../register/web/list/rows/use-is-narrow.ts'
import type { TaskStep } from '../steps.ts'
import { readTaskBoard, type TaskCard } from '../tasks.contract.ts'
import { taskStatuses } from '../tasks.register.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { taskBoardKey } from './keys.ts'
import { asksWhy, WhyForm } from './TaskSteps.tsx'
import classes from './tasks.module.css'
import { useNarrowing } from './use-narrowing.ts'
import { useTaskStep } from './use-task.ts'

type Asked = { card: TaskCard; step: TaskStep }

/** Tasks in columns by how far they are; on a phone one column at a time. */
export function TaskBoard() {
  const { text, say } = useLanguage()
  const [mine, setMine] = useState(false)
  const narrow = useIsNarrow()
  const [shown, setShown] = useState('open')
  const [lifted, setLifted] = useState<TaskCard>()
  const [moving, setMoving] = useState<Asked>()
  const asked = useNarrowing(mine)
  const take = useTaskStep(() => setMoving(undefined))
  const { data, isError } = useQuery({
    queryKey: taskBoardKey(asked),
    queryFn: async ({ signal }) => (await call(readTaskBoard, { query: asked, signal })).data,
    staleTime: 0,
  })
  const move = (card: TaskCard, step: TaskStep) =>
    asksWhy(step)
      ? setMoving({ card, step })
      : take.act({ id: card.id, version: card.version, step })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={6} />
  const columns = { lifted, onLift: setLifted, onMove: move }
  const open = data.find(({ status }) => status === shown)
  return (
    <>
      <SegmentedControl
        className={classes.whose ?? ''}
        aria-label={text('task_whose')}
        value={mine ? 'mine' : 'all'}
        onChange={(value) => setMine(value === 'mine')}
        data={[
          { value: 'all', label: text('task_all') },
          { value: 'mine', label: text('task_mine') },
        ]}
      />
      {narrow ? (
        <TabStrip
          label={text('task_view_board')}
          value={shown}
          onChange={setShown}
          items={data.map(({ status, total }) => ({
            value: status,
            label: `${say(taskStatuses[status])} (${total})`,
          }))}
        >
          {open && <BoardColumn {...columns} column={open} bare />}
        </TabStrip>
      ) : (
        <div className={classes.board}>
          {data.map((column) => (
            <BoardColumn key={column.status} {...columns} column={column} />
          ))}
        </div>
      )}
      <Modal
        opened={moving !== undefined}
        onClose={() => setMoving(undefined)}
        title={moving?.card.title}
        closeButtonProps={{ 'aria-label': text('input_close') }}
      >
        {moving && (
          <WhyForm
            step={moving.step}
            busy={take.busy}
            onCancel={() => setMoving(undefined)}
            onTake={(reason) =>
              take.act({
                id: moving.card.id,
                version: moving.card.version,
                step: moving.step,
                reason,
              })
            }
          />
        )}
      </Modal>
    </>
  )
}

import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsExchange, IconUser } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { dayIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { ShownChoice } from '../../../../register/web/show/ShownChoice.tsx'
import { stepBetween, type TaskStep } from '../steps.ts'
import type { readTaskBoard, TaskCard } from '../tasks.contract.ts'
import { taskStatuses, tasks } from '../tasks.register.ts'
import classes from './tasks.module.css'

type Column = ReplyOf<typeof readTaskBoard>['data'][number]
type Props = {
  column: Column
  /** The card that is being dragged. */
  lifted: TaskCard | undefined
  /** On a phone its tab names it already. */
  bare?: boolean
  onLift: (card: TaskCard | undefined) => void
  onMove: (card: TaskCard, step: TaskStep) => void
}

/** The tasks of one status; a card dropped here takes the step that leads here. */
export function BoardColumn({ column, lifted, bare = false, onLift, onMove }: Props) {
  const { text, say, locale } = useLanguage()
  const [over, setOver] = useState(false)
  const { status, rows, total } = column
  const step = lifted && lifted.status !== status ? stepBetween(status, lifted.can) : undefined
  function drag(event: DragEvent) {
    if (step === undefined) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (lifted && step) onMove(lifted, step)
    onLift(undefined)
  }
  return (
    <section
      className={classes.column}
      aria-label={say(taskStatuses[status])}
      data-takes={step !== undefined || undefined}
      data-over={(over && step !== undefined) || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!bare && (
        <h2 className={classes.columnHead}>
          {say(taskStatuses[status])}
          <span className="text-soft tabular-nums">{numberIn(locale, total)}</span>
        </h2>
      )}
      <ol className="bare stack gap-2">
        {rows.map((card) => (
          <BoardCard key={card.id} card={card} onLift={onLift} onMove={onMove} />
        ))}
      </ol>
      {rows.length === 0 && <p className="hint p-4 text-center">{text('task_column_empty')}</p>}
      {total > rows.length && (
        <p className="hint p-2">{text('task_column_more', { count: total - rows.length })}</p>
      )}
    </section>
  )
}

type CardProps = { card: TaskCard } & Pick<Props, 'onLift' | 'onMove'>

/** One task: opened by its title, moved by dragging or by its menu. */
function BoardCard({ card, onLift, onMove }: CardProps) {
  const { text, locale } = useLanguage()
  const { id, number, title, assignees, due_on, late, project, ticked, lines, can } = card
  return (
    <li
      className={classes.card}
      draggable={can.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', id)
        event.dataTransfer.effectAllowed = 'move'
        onLift(card)
      }}
      onDragEnd={() => onLift(undefined)}
    >
      <div className="flex items-center gap-2">
        <span className="hint tabular-nums whitespace-nowrap">{number}</span>
        {can.length > 0 && (
          <Menu position="bottom-end" withinPortal returnFocus>
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                className="ml-auto"
                aria-label={text('task_move', { title })}
              >
                <IconArrowsExchange size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {can.map((step) => (
                <Menu.Item key={step} onClick={() => onMove(card, step)}>
                  {text(`task_step_${step}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <Link
        to={`/dashboard/task-management/record/${id}`}
        className="hover-underline text-ink font-semibold break-anywhere no-underline"
        draggable={false}
      >
        {title}
      </Link>
      <div className="row hint gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-1">
          <IconUser size={14} aria-hidden="true" />
          {assignees.length === 0 ? text('task_nobody') : assignees.join(', ')}
        </span>
        {project && <span>{project}</span>}
      </div>
      <div className="row hint gap-x-3 gap-y-1">
        <ShownChoice field={tasks.fields.priority} value={card.priority} />
        <span className={late ? classes.late : undefined}>
          {text('task_due', { day: dayIn(locale, due_on) })}
        </span>
        {lines > 0 && <span>{text('task_ticked', { done: ticked, lines })}</span>}
        {card.unverified && <Tag tone="warning">{text('task_unverified')}</Tag>}
      </div>
    </li>
  )
}

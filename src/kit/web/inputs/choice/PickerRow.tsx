import { Box } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './PickerRow.module.css'

type Props = {
  id: string
  role: 'option' | 'treeitem'
  label: string
  /** Why it cannot be chosen. */
  note?: string | undefined
  active: boolean
  chosen?: boolean
  /** A box in front that shows the choice, where several may be chosen. */
  withCheck?: boolean
  /** A remark in the list rather than an option. */
  quiet?: boolean
  title?: string | undefined
  disabled?: boolean
  /** Depth in a tree, from 1, and whether its branch is open. */
  level?: number
  expanded?: boolean | undefined
  before?: ReactNode
  onChoose: () => void
}

/** One row of an open list. The keyboard's place in it is `active`; focus stays on the field. */
export function PickerRow({ id, role, label, active, chosen = false, ...props }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Box
      ref={row}
      id={id}
      role={role}
      className={classes.row}
      data-active={active || undefined}
      data-quiet={props.quiet || undefined}
      title={props.title}
      aria-selected={props.quiet ? undefined : chosen}
      aria-disabled={props.disabled || undefined}
      aria-level={props.level}
      aria-expanded={props.expanded}
      style={{ paddingInlineStart: `calc(${(props.level ?? 1) - 1} * 1.25rem + 0.5rem)` }}
      onClick={() => !props.disabled && props.onChoose()}
    >
      {props.before}
      {props.withCheck && <span className={classes.box}>{chosen && <IconCheck size={14} />}</span>}
      <span className={`flex-1 break-anywhere ${props.note === undefined ? '' : 'text-soft'}`}>
        {props.note === undefined ? label : `${label} · ${props.note}`}
      </span>
      {!props.withCheck && chosen && <IconCheck size={16} />}
    </Box>
  )
}

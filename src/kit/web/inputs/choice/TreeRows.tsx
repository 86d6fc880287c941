import { Box } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useTexts } from '../use-texts.ts'
import classes from './PickerRow.module.css'
import { PickerRow } from './PickerRow.tsx'
import type { TreeOption, TreeRow } from './tree.ts'

type Props = {
  id: string
  rows: TreeRow[]
  active: number
  chosen: string[]
  withCheck: boolean
  onOpen: (option: TreeOption, wanted: boolean) => void
  onChoose: (option: TreeOption) => void
  onRetry: (parent: string) => void
}

/** The open rows of a tree: options, and what there is to say about a branch. */
export function TreeRows({
  id,
  rows,
  active,
  chosen,
  withCheck,
  onOpen,
  onChoose,
  onRetry,
}: Props) {
  const { tree } = useTexts()
  const notes = { loading: tree.loading, empty: tree.noChildren, failed: tree.retry }
  return rows.map((row, at) => {
    if (row.kind === 'note')
      return (
        <PickerRow
          key={`${row.parent} ${row.note}`}
          id={`${id}-${at}`}
          role="treeitem"
          label={notes[row.note]}
          title={row.note === 'failed' ? tree.retryTitle : undefined}
          level={row.level}
          active={at === active}
          quiet
          onChoose={() => row.note === 'failed' && onRetry(row.parent)}
        />
      )
    const { option, expanded, level } = row
    return (
      <PickerRow
        key={option.id}
        id={`${id}-${at}`}
        role="treeitem"
        label={option.label}
        note={option.note}
        level={level}
        expanded={expanded}
        active={at === active}
        chosen={chosen.includes(option.id)}
        withCheck={withCheck}
        disabled={option.disabled ?? false}
        onChoose={() => onChoose(option)}
        before={
          expanded === undefined ? (
            <span className={classes.noToggle} />
          ) : (
            <Box
              component="span"
              className={classes.toggle}
              aria-hidden
              onClick={(event) => {
                event.stopPropagation()
                onOpen(option, !expanded)
              }}
            >
              {expanded ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
            </Box>
          )
        }
      />
    )
  })
}

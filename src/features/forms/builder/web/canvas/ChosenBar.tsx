import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash, IconX } from '@tabler/icons-react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import {
  chosenKeys,
  chosenRequired,
  duplicateChosen,
  requireChosen,
  shift,
  unmark,
} from '../../several.ts'
import classes from '../builder.module.css'
import { useBuilder, useBuilt } from '../draft/builder-store.ts'
import { useRoom } from '../room.ts'

/** What can be done with the questions that are ticked. */
export function ChosenBar() {
  const text = useText()
  const store = useBuilder()
  const { removeChosen } = useRoom()
  const count = useBuilt((state) => (state.marked.length === 0 ? 0 : chosenKeys(state).length))
  const required = useBuilt(chosenRequired)
  if (count === 0) return null
  const buttons = [
    ['builder_chosen_up', IconArrowUp, () => store.run((state) => shift(state, -1))],
    ['builder_chosen_down', IconArrowDown, () => store.run((state) => shift(state, 1))],
    ['builder_chosen_copy', IconCopy, () => store.run(duplicateChosen)],
    ['builder_chosen_remove', IconTrash, removeChosen],
  ] as const
  return (
    <div role="toolbar" className={classes.chosen} aria-label={text('builder_chosen_actions')}>
      <strong className="text-sm" role="status">
        {text('builder_chosen', { count })}
      </strong>
      <span className="flex gap-1">
        {buttons.map(([words, Icon, act]) => (
          <ActionIcon
            key={words}
            variant="default"
            size="lg"
            title={text(words)}
            aria-label={text(words)}
            onClick={act}
          >
            <Icon size={18} />
          </ActionIcon>
        ))}
      </span>
      {required !== undefined && (
        <Button
          variant="default"
          size="compact-md"
          onClick={() => store.run((state) => requireChosen(state, !required))}
        >
          {text(required ? 'builder_chosen_optional' : 'builder_chosen_required')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className="ml-auto"
        title={text('builder_chosen_clear')}
        aria-label={text('builder_chosen_clear')}
        onClick={() => store.run(unmark)}
      >
        <IconX size={18} />
      </ActionIcon>
    </div>
  )
}

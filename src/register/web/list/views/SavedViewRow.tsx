import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { SavedView } from '../../../capabilities/views/contract.ts'
import type { SavedViews } from './use-saved-views.ts'

type Props = {
  view: SavedView
  kept: SavedViews
  /** Whether the list may open with it; it may unless said. */
  opens?: boolean
}

/** One kept view; its name is changed where it stands. */
export function SavedViewRow({ view, kept, opens = true }: Props) {
  const text = useText()
  const [name, setName] = useState(view.name)
  const { act, problem } = useAct((work: () => Promise<unknown>) => work())
  function rename() {
    const wanted = name.trim()
    if (wanted === '') setName(view.name)
    else if (wanted !== view.name) act(() => kept.change({ id: view.id, name: wanted }))
  }
  const Star = view.is_default ? IconStarFilled : IconStar
  const first = text('list_view_default', { name: view.name })
  return (
    <li className="flex items-start gap-1">
      <TextInput
        size="sm"
        flex={1}
        aria-label={text('list_view_rename', { name: view.name })}
        value={name}
        maxLength={80}
        error={problem}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === 'Enter') rename()
        }}
      />
      {opens && (
        <Tooltip label={first}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={first}
            aria-pressed={view.is_default}
            onClick={() => act(() => kept.change({ id: view.id, is_default: !view.is_default }))}
          >
            <Star size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text('list_view_delete', { name: view.name })}
        onClick={() => act(() => kept.forget(view.id))}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </li>
  )
}

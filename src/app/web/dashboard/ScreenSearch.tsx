import { Select } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../../../access/screens.ts'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './dashboard.module.css'
import { mayOpen } from './menu.ts'
import { titleOf } from './titles.ts'

/** Finds a screen by its name and goes there. */
export function ScreenSearch() {
  const text = useText()
  const session = useSession()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useHotkeys([['mod+K', () => input.current?.focus()]])
  const open = screens.filter(
    ({ audience, path, name }) =>
      audience === 'staff' && !path.includes(':') && mayOpen(session, name),
  )
  return (
    <Select
      ref={input}
      searchable
      selectFirstOptionOnChange
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={open.map((screen) => ({ value: screen.path, label: titleOf(screen, text) }))}
      limit={30}
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      onChange={(path) => {
        setTyped('')
        input.current?.blur()
        if (path !== null) void navigate(path)
      }}
      aria-label={text('search_screens')}
      placeholder={text('search_screens')}
      nothingFoundMessage={text('nothing_found')}
      leftSection={<IconSearch size={18} stroke={1.75} />}
      rightSection={<span />}
    />
  )
}

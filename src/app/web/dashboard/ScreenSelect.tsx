import { Select } from '@mantine/core'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../../../access/screens.ts'
import { titleOf } from '../../../access/web/screen-titles.ts'
import { useSession } from '../../../access/web/session.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import classes from './dashboard.module.css'
import { mayOpen } from './menu.ts'

type Props = {
  input: RefObject<HTMLInputElement | null>
  typed: string
  onType(typed: string): void
  look: Readonly<Record<string, unknown>>
}

/** The screens that the person may open, by what is typed of their names. */
export function ScreenSelect({ input, typed, onType, look }: Props) {
  const language = useLanguage()
  const session = useSession()
  const navigate = useNavigate()
  // Its stand-in had the focus, unless the person has gone on meanwhile.
  const [takesFocus] = useState(() => document.activeElement === input.current)
  // A select that appears with nothing chosen clears its words. Those typed before it was here are
  // given to it thereafter, before anything is drawn: it marks the first screen that they find.
  const [stands, setStands] = useState(false)
  useLayoutEffect(() => setStands(true), [])
  const open = screens.filter(
    ({ audience, path, name }) =>
      audience === 'staff' && !path.includes(':') && mayOpen(session, name),
  )
  return (
    <Select
      {...look}
      ref={input}
      autoFocus={takesFocus}
      // Who comes here wants to look.
      openOnFocus
      searchable
      selectFirstOptionOnChange
      selectFirstOptionOnDropdownOpen
      value={null}
      searchValue={stands ? typed : ''}
      onSearchChange={(words) => stands && onType(words)}
      data={open.map((screen) => ({ value: screen.path, label: titleOf(screen, language) }))}
      limit={30}
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      onChange={(path) => {
        onType('')
        input.current?.blur()
        if (path !== null) void navigate(path)
      }}
      nothingFoundMessage={language.text('nothing_found')}
    />
  )
}

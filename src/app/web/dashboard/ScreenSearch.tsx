import { TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { atFirstTouch, usePart } from '../../../kit/web/later.ts'

const screenSelect = atFirstTouch(async () => (await import('./ScreenSelect.tsx')).ScreenSelect)

/** Finds a screen by its name and goes there. */
export function ScreenSearch() {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [ScreenSelect, ask] = usePart(screenSelect)
  useHotkeys([['mod+K', () => input.current?.focus()]])
  const look = {
    'aria-label': text('search_screens'),
    placeholder: text('search_screens'),
    leftSection: <IconSearch size={18} stroke={1.75} />,
    rightSection: <span />,
  }
  if (ScreenSelect !== undefined)
    return <ScreenSelect input={input} typed={typed} onType={setTyped} look={look} />
  return (
    <TextInput
      {...look}
      ref={input}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={ask}
    />
  )
}

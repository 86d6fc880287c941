import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { later } from '../../../kit/web/later.ts'
import type { PanelKeys } from './SearchPanel.tsx'
import classes from './search.module.css'

const SearchPanel = later(async () => (await import('./SearchPanel.tsx')).SearchPanel)

/** The key that leads here from anywhere. */
const keyThere = () => (/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K')

type Props = {
  input?: RefObject<HTMLInputElement | null>
  /** The results stand beneath it, and are there from the beginning. */
  inSheet?: boolean
  /** Somebody has gone to what they found, or has given up. */
  onLeave?: () => void
}

/** A field that finds records and screens; its results are gone through by the arrow keys. */
export function SearchField({ input, inSheet = false, onLeave }: Props) {
  const text = useText()
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const field = input ?? own
  const keys = useRef<PanelKeys>(null)
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(inSheet)
  const [active, setActive] = useState<string>()
  const isOpen = inSheet || opened

  const gone = useCallback(() => {
    setTyped('')
    setOpened(false)
    field.current?.blur()
    onLeave?.()
  }, [field, onLeave])

  function onKeyDown(event: KeyboardEvent): void {
    // Keys that choose a letter of another script are not ours.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && !inSheet) {
      // A field of this type would be emptied by it.
      event.preventDefault()
      if (isOpen) setOpened(false)
      else setTyped('')
      return
    }
    if (event.key === 'ArrowDown' && !isOpen) setOpened(true)
    if (isOpen && keys.current?.press(event.key)) event.preventDefault()
  }

  return (
    <search
      className={classes.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpened(false)
      }}
    >
      <TextInput
        ref={field}
        type="search"
        role="combobox"
        aria-label={text('search')}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? active : undefined}
        autoComplete="off"
        maxLength={100}
        enterKeyHint="go"
        data-autofocus={inSheet || undefined}
        size={inSheet ? 'md' : 'sm'}
        placeholder={text('search_placeholder')}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        rightSection={inSheet ? undefined : <kbd className={classes.key}>{keyThere()}</kbd>}
        rightSectionPointerEvents="none"
        rightSectionWidth={inSheet ? undefined : '4rem'}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setOpened(true)
        }}
        onFocus={() => setOpened(true)}
        onClick={() => setOpened(true)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className={inSheet ? undefined : classes.panel}>
          <Suspense>
            <SearchPanel id={id} typed={typed} keys={keys} onActive={setActive} onGone={gone} />
          </Suspense>
        </div>
      )}
    </search>
  )
}

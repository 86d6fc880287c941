import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { later } from '../../../kit/web/later.ts'
import { SearchField } from './SearchField.tsx'
import classes from './search.module.css'

const SearchSheet = later(async () => (await import('./SearchSheet.tsx')).SearchSheet)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether a key asks for the search: a slash where nobody types, Ctrl or Cmd and K anywhere. */
const asksFor = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? !altKey && key.toLowerCase() === 'k'
    : key === '/' && !altKey && !isTyping(target)

/** In the header at every width: a field, or where there is no room for one a button that opens it. */
export function HeaderSearch() {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [inSheet, setInSheet] = useState(false)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      // On a list the slash is the list's.
      if (event.defaultPrevented || !asksFor(event)) return
      if (document.querySelector('[aria-modal=true]') !== null) return
      event.preventDefault()
      // Where it is not shown it has no box.
      if (input.current?.offsetParent) input.current.select()
      else setInSheet(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <div className={classes.wide}>
        <SearchField input={input} />
      </div>
      <UnstyledButton
        className={classes.button}
        aria-label={text('search')}
        aria-haspopup="dialog"
        onClick={() => setInSheet(true)}
      >
        <IconSearch size={22} aria-hidden="true" />
      </UnstyledButton>
      <Suspense>{inSheet && <SearchSheet onClose={() => setInSheet(false)} />}</Suspense>
    </>
  )
}

import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { inSentence } from '../in-sentence.ts'
import type { List } from '../use-register-list.ts'
import classes from './head.module.css'

const pause = 250

/** Looks for what is typed, once the typing pauses; Escape empties it. */
export function SearchBox({ list }: { list: List }) {
  const { text, say } = useLanguage()
  const { view, show, register } = list
  const [typed, setTyped] = useState(view.search)
  const sent = useRef(view.search)

  // The address changed by itself: a way back, a view, filters cleared.
  useEffect(() => {
    if (view.search === sent.current) return
    sent.current = view.search
    setTyped(view.search)
  }, [view.search])

  useEffect(() => {
    const search = typed.trim()
    if (search === sent.current) return undefined
    const later = setTimeout(() => {
      // The first letter of a search is a step that one goes back over, those that follow are not.
      const replace = sent.current !== ''
      sent.current = search
      show((now) => ({ ...now, search, page: 1 }), { replace })
    }, pause)
    return () => clearTimeout(later)
  }, [typed, show])

  const label = text('list_search', { many: inSentence(say(register.many)) })
  return (
    <TextInput
      className={classes.search}
      aria-label={label}
      placeholder={label}
      data-key="search"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('')
      }}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        typed === '' ? (
          <Kbd size="xs" aria-hidden="true" className={classes.hint}>
            /
          </Kbd>
        ) : (
          <CloseButton
            size="sm"
            aria-label={text('list_search_clear')}
            onClick={() => setTyped('')}
          />
        )
      }
    />
  )
}

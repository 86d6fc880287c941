import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { useChoices } from '../../../../../register/web/input/choices/use-choices.ts'
import { tasks } from '../../tasks.register.ts'
import { byName, mentionAt, withMention } from './mentions.ts'

type Named = { id: string; name: string }
type Props = {
  label: string
  value: string
  onChange: (words: string) => void
  /** A person was chosen from those that were offered. */
  onMention: (person: Named) => void
}

const most = 6

/** Words in which people are named: after an @ they are offered, chosen with the arrows and Enter. */
export function MentionInput({ label, value, onChange, onMention }: Props) {
  const text = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [dismissed, setDismissed] = useState<number>()
  const [marked, setMarked] = useState(0)
  const id = useId()
  const list = useCombobox()
  const typed = mentionAt(value, caret)
  const asked = typed !== undefined && typed.at !== dismissed
  const { found } = useChoices(tasks, 'watchers', typed?.search ?? '', asked)
  const offered = asked ? byName(found, typed.search).slice(0, most) : []
  const look = () => setCaret(area.current?.selectionStart ?? 0)
  function choose(chosen: string) {
    const person = offered.find((one) => one.id === chosen)
    if (person === undefined) return
    const next = withMention(value, caret, person)
    onChange(next.words)
    onMention({ id: person.id, name: person.name })
    setCaret(next.caret)
    // The caret is set once the words are there.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const isOpen = asked && offered.length > 0
  const at = Math.min(marked, offered.length - 1)
  function press(event: KeyboardEvent) {
    const { key } = event
    if (!isOpen || event.shiftKey) return
    if (key === 'ArrowDown') setMarked((at + 1) % offered.length)
    else if (key === 'ArrowUp') setMarked((at + offered.length - 1) % offered.length)
    else if (key === 'Enter' || key === 'Tab') choose(offered[at]?.id ?? '')
    else if (key === 'Escape') setDismissed(typed.at)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Combobox
      store={{ ...list, dropdownOpened: isOpen }}
      onOptionSubmit={choose}
      position="bottom-start"
      width={280}
    >
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <Textarea
          ref={area}
          label={label}
          description={text('task_mention_hint')}
          autosize
          minRows={2}
          maxLength={2000}
          value={value}
          aria-autocomplete="list"
          {...(isOpen && { 'aria-controls': id, 'aria-activedescendant': `${id}-${at}` })}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setCaret(event.currentTarget.selectionStart)
            setDismissed(undefined)
            setMarked(0)
          }}
          onSelect={look}
          onKeyDown={press}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options id={id} aria-label={text('task_mention')}>
          {offered.map(({ id: person, name }, nth) => (
            <Combobox.Option
              key={person}
              id={`${id}-${nth}`}
              value={person}
              aria-selected={nth === at}
              data-combobox-selected={nth === at || undefined}
            >
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

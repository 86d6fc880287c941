import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useRef, useState } from 'react'
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
  const list = useCombobox()
  const typed = mentionAt(value, caret)
  const asked = typed !== undefined && typed.at !== dismissed
  const { found } = useChoices(tasks, 'watchers', typed?.search ?? '', asked)
  const offered = asked ? byName(found, typed.search).slice(0, most) : []
  const look = () => setCaret(area.current?.selectionStart ?? 0)
  function choose(id: string) {
    const person = offered.find((one) => one.id === id)
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
  const isOpen = offered.length > 0
  return (
    <Combobox
      store={{ ...list, dropdownOpened: isOpen }}
      onOptionSubmit={choose}
      position="bottom-start"
      width={280}
    >
      <Combobox.Target withKeyboardNavigation={isOpen} withAriaAttributes={isOpen}>
        <Textarea
          ref={area}
          label={label}
          description={text('task_mention_hint')}
          autosize
          minRows={2}
          maxLength={2000}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setCaret(event.currentTarget.selectionStart)
            setDismissed(undefined)
            list.selectFirstOption()
          }}
          onSelect={look}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return
            event.stopPropagation()
            setDismissed(typed?.at)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={text('task_mention')}>
          {offered.map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { EditorProps } from './editor-props.ts'

/** Words that the field contains. */
export function TextEditor({ values, onChange, onDone }: EditorProps) {
  const text = useText()
  const [typed, setTyped] = useState(values[0] ?? '')
  function apply(event: FormEvent) {
    event.preventDefault()
    onDone()
    onChange(typed.trim() === '' ? [] : [typed.trim()])
  }
  return (
    <form onSubmit={apply}>
      <TextInput
        size="sm"
        mb="xs"
        data-autofocus
        label={text('list_filter_contains')}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" fullWidth>
        {text('list_filter_apply')}
      </Button>
    </form>
  )
}

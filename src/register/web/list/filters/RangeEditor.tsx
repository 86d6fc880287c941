import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { readRange, writeRange } from '../address/range.ts'
import type { EditorProps } from './editor-props.ts'

// The device's own inputs: a calendar that opens beside this one would close it.
const typeOf: Record<string, string> = { date: 'date', instant: 'date', time: 'time' }

/** An instant is filtered by its days, the last of them whole. */
const ends = (kind: string, { from, to }: { from: string; to: string }) =>
  kind === 'instant' && to !== '' ? { from, to: `${to.slice(0, 10)}T23:59:59Z` } : { from, to }

/** From one value to another; either end may be left open. */
export function RangeEditor({ field, values, onChange, onDone }: EditorProps) {
  const text = useText()
  const first = readRange(values[0])
  const [range, setRange] = useState({
    from: field.kind === 'instant' ? first.from.slice(0, 10) : first.from,
    to: field.kind === 'instant' ? first.to.slice(0, 10) : first.to,
  })
  const type = typeOf[field.kind] ?? 'number'

  function apply(event: FormEvent) {
    event.preventDefault()
    const value = writeRange(ends(field.kind, range))
    onDone()
    onChange(value === undefined ? [] : [value])
  }
  const end = (which: 'from' | 'to', label: string) => (
    <TextInput
      size="sm"
      type={type}
      label={label}
      {...(type === 'number' && { step: 'any', inputMode: 'decimal' })}
      {...(which === 'from' && { 'data-autofocus': true })}
      value={range[which]}
      onChange={(event) => setRange({ ...range, [which]: event.currentTarget.value })}
    />
  )
  return (
    <form onSubmit={apply}>
      <Group grow gap="xs" mb="xs">
        {end('from', text('list_from'))}
        {end('to', text('list_to'))}
      </Group>
      <Button type="submit" size="xs" fullWidth>
        {text('list_filter_apply')}
      </Button>
    </form>
  )
}

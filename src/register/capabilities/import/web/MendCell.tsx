import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { Register } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import { optionsOf } from '../../../fields/choice.ts'
import type { Field } from '../../../fields/field.ts'
import { schemasOf } from '../../../fields/schemas-of-kinds.ts'
import type { NearValue } from '../contract.ts'
import { NamedRow } from './NamedRow.tsx'

type Props = {
  register: Register
  name: string
  field: Field
  /** What it is called aloud. */
  label: string
  value: string
  errors: readonly string[]
  near: readonly NearValue[]
  onMend: (text: string) => void
  onUse: (one: NearValue) => void
}

/** Enter goes on in the line below, as in a spreadsheet. */
function goDown(event: KeyboardEvent<HTMLInputElement>, name: string) {
  // Enter in an open list chooses from it.
  const isChoosing = event.currentTarget.hasAttribute('aria-activedescendant')
  if (event.key !== 'Enter' || isChoosing) return
  event.preventDefault()
  const below = event.currentTarget.closest('tr')?.nextElementSibling
  const next = below?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  if (next) next.focus()
  else event.currentTarget.blur()
}

/** One cell of a line: what it says can be changed, and is judged when it is left. */
export function MendCell({
  register,
  name,
  field,
  label,
  value,
  errors,
  near,
  onMend,
  onUse,
}: Props) {
  const { text, say } = useLanguage()
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const isWrong = errors.length > 0
  const leave = () => {
    if (typed !== undefined && typed !== value) onMend(typed)
    setTyped(undefined)
  }
  const shared = {
    'aria-label': label,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? id : undefined,
    'data-field': name,
    error: isWrong,
    size: 'sm',
  } as const
  const typing = {
    ...shared,
    value: typed ?? value,
    onBlur: leave,
  }
  const byLine = {
    ...typing,
    name,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'Escape') setTyped(undefined)
      goDown(event, name)
    },
  }
  return (
    <>
      {field.kind === 'choice' || field.kind === 'yes-no' ? (
        <OneOf field={field} value={value} shared={shared} onMend={onMend} say={say} />
      ) : kindOf(field).points === 'one' ? (
        <NamedRow {...byLine} register={register} onChange={setTyped} />
      ) : value.includes('\n') || field.kind === 'long-text' ? (
        <Textarea
          {...typing}
          autosize
          minRows={1}
          maxRows={5}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : (
        <TextInput {...byLine} onChange={(event) => setTyped(event.currentTarget.value)} />
      )}
      {isWrong && (
        <p className="m-0 text-danger" id={id}>
          {errors.join(' ')}
        </p>
      )}
      {near.map((one) => (
        <Button key={one.said} size="compact-xs" variant="light" onClick={() => onUse(one)}>
          {text('import_near_use', { near: one.near })}
        </Button>
      ))}
    </>
  )
}

type OneOfProps = {
  field: Field
  value: string
  shared: { 'aria-label': string; 'data-field': string; error: boolean; size: 'sm' }
  onMend: (text: string) => void
  say: (english: string) => string
}

/** A choice, with what the file says where that is none of it. */
function OneOf({ field, value, shared, onMend, say }: OneOfProps) {
  const words =
    field.kind === 'yes-no' ? [say('Yes'), say('No')] : Object.values(optionsOf(field)).map(say)
  const kind = kindOf(field)
  const read = kind.fromText(value, field, say)
  const known = schemasOf(field).written(field).safeParse(read).success
  const chosen = known ? kind.toText(read, field, say) : value
  const data = [...new Set([...(words.includes(chosen) ? [] : [chosen]), '', ...words])]
  return (
    <NativeSelect
      {...shared}
      data={data}
      value={chosen}
      onChange={(event) => onMend(event.currentTarget.value)}
    />
  )
}

import { Button, Group, Select, Skeleton, Stack } from '@mantine/core'
import { type FormEvent, Suspense, useState } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { fieldOf, labelOf, type Register, writable } from '../../../define.ts'
import type { Field } from '../../../fields/field.ts'
import { sendable } from '../../../fields/sendable.ts'
import type { List } from '../use-register-list.ts'

const FieldInput = later(async () => (await import('../../input/FieldInput.tsx')).FieldInput)

type Props = {
  list: List
  onSend(change: Readonly<Record<string, unknown>>): Promise<void>
  onCancel(): void
}

/** One value for many rows makes no sense where each has its own: a name, a file, rows inside. */
const notForMany = new Set([
  'file',
  'files',
  'photo',
  'rows',
  'own-values',
  'address',
  'rich-text',
  'content',
])

const changeable = (register: Register): [string, Field][] =>
  writable(register).filter(
    ([name, field]) =>
      name !== register.named &&
      name !== register.within &&
      field.unique !== true &&
      !notForMany.has(field.kind),
  )

/** Which field of the selected rows becomes what. */
export function ChangeField({ list, onSend, onCancel }: Props) {
  const { text, say } = useLanguage()
  const { register, web, selecting } = list
  const [name, setName] = useState<string | null>(null)
  const [value, setValue] = useState<unknown>(null)
  const { act, busy, problem } = useAct(onSend)
  const field = name === null ? undefined : fieldOf(register, name)

  function send(event: FormEvent) {
    event.preventDefault()
    if (name !== null && field !== undefined) act({ [name]: sendable(field, value) })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <Select
          data-autofocus
          searchable
          label={text('list_change_field')}
          placeholder={text('input_select_placeholder')}
          data={changeable(register).map(([one, of]) => ({
            value: one,
            label: say(labelOf(one, of)),
          }))}
          value={name}
          onChange={(next) => {
            setName(next)
            setValue(null)
          }}
        />
        {name !== null && field !== undefined && (
          <Suspense fallback={<Skeleton height={60} />}>
            <FieldInput
              key={name}
              web={web}
              register={register}
              name={name}
              field={field}
              label={text('list_change_to')}
              value={value}
              onChange={setValue}
              error={undefined}
              disabled={false}
              values={{ [name]: value }}
              row={undefined}
            />
          </Suspense>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={name === null}>
          {text('list_change_do', { count: selecting.selection.size })}
        </Button>
      </Group>
    </form>
  )
}

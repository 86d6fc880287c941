import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { RowsInput } from '../../../../register/web/input/choices/RowsInput.tsx'
import { DialogForm } from '../../web/DialogForm.tsx'
import { planChoicesKey } from '../../web/keys.ts'
import { registerOf, type WorkplaceKind, type WorkplaceRef } from '../../workplace.ts'
import { expectForm, planChoices } from '../plan.contract.ts'
import { FormPicker } from './FormPicker.tsx'
import { RhythmFields } from './RhythmFields.tsx'
import { bodyOf, usual } from './rhythm.ts'

type Props = {
  place: WorkplaceRef
  today: string
  onDone(told: { added: number; skipped: readonly { name: string }[] }): void
  onCancel(): void
}

export const wordsOf: Readonly<Record<WorkplaceKind, Record<'many' | 'all', string>>> = {
  project: { many: 'Projects', all: 'All active projects' },
  team: { many: 'Teams', all: 'All teams' },
}

/** Those that all means. */
export const isActive = ({ status, why }: { status: string; why?: unknown }): boolean =>
  status === 'active' && why === undefined

/** Which form is expected, of which projects or teams, how often. */
export function ExpectForm({ place, today, onDone, onCancel }: Props) {
  const { text, say } = useLanguage()
  const [form, setForm] = useState<string | null>(null)
  const [places, setPlaces] = useState([place.id])
  const [rhythm, setRhythm] = useState(usual)
  const [starts, setStarts] = useState<string | null>(today)
  const { data, isError } = useQuery({
    queryKey: planChoicesKey(place.kind),
    queryFn: async ({ signal }) => (await call(planChoices[place.kind], { signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />

  const words = wordsOf[place.kind]
  const active = data.places.filter(isActive).map(({ id }) => id)
  async function send() {
    const { data: told } = await call(expectForm[place.kind], {
      body: { form: form ?? '', places, starts_on: starts ?? today, ...bodyOf(rhythm) },
    })
    onDone(told)
  }
  return (
    <DialogForm action={say('Schedule')} send={send} onCancel={onCancel}>
      {(errors) => (
        <>
          <FormPicker
            kind={place.kind}
            forms={data.forms}
            value={form}
            error={errors.form?.[0]}
            onChange={setForm}
          />
          <Stack gap="xs">
            <RowsInput
              label={say(words.many)}
              required
              target={registerOf[place.kind]}
              rows={data.places}
              maxLabels={2}
              value={places}
              error={errors.places?.[0]}
              onChange={setPlaces}
            />
            <Group>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => setPlaces([...new Set([place.id, ...active])])}
              >
                {say(words.all)}
              </Button>
            </Group>
          </Stack>
          <RhythmFields value={rhythm} onChange={setRhythm} errors={errors} />
          <DayInput
            label={say('Starts')}
            required
            earliest={today}
            value={starts}
            error={errors.starts_on?.[0]}
            onChange={setStarts}
          />
        </>
      )}
    </DialogForm>
  )
}

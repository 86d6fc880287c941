import { Button, Group, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { MultiSelectInput } from '../../../../kit/web/inputs/choice/MultiSelectInput.tsx'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { planChoicesKey } from '../../web/keys.ts'
import { expectForm, planChoices } from '../plan.contract.ts'
import { PlanForm } from './PlanForm.tsx'
import { RhythmFields } from './RhythmFields.tsx'
import { bodyOf, usual } from './rhythm.ts'

type Props = {
  project: string
  today: string
  onDone(told: { added: number; skipped: readonly { name: string }[] }): void
  onCancel(): void
}

/** Which form is expected, of which projects, how often. */
export function ExpectForm({ project, today, onDone, onCancel }: Props) {
  const { text, say } = useLanguage()
  const [form, setForm] = useState<string | null>(null)
  const [projects, setProjects] = useState([project])
  const [rhythm, setRhythm] = useState(usual)
  const [starts, setStarts] = useState<string | null>(today)
  const { data, isError } = useQuery({
    queryKey: planChoicesKey,
    queryFn: async ({ signal }) => (await call(planChoices, { signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />

  const active = data.projects.filter(({ status }) => status === 'active').map(({ id }) => id)
  async function send() {
    const { data: told } = await call(expectForm, {
      body: { form: form ?? '', projects, starts_on: starts ?? today, ...bodyOf(rhythm) },
    })
    onDone(told)
  }
  return (
    <PlanForm action={say('Expect it')} send={send} onCancel={onCancel}>
      {(errors) => (
        <>
          <Select
            data-autofocus
            label={say('Form')}
            description={say('Published forms that ask for the project.')}
            required
            searchable
            placeholder={text('field_search')}
            nothingFoundMessage={text('input_select_nothing')}
            data={data.forms.map(({ id, name }) => ({ value: id, label: name }))}
            value={form}
            error={errors.form?.[0]}
            onChange={setForm}
          />
          <Stack gap="xs">
            <MultiSelectInput
              label={say('Projects')}
              required
              options={data.projects}
              labelKey="name"
              maxLabels={2}
              value={projects}
              error={errors.projects?.[0]}
              onChange={setProjects}
            />
            <Group>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => setProjects([...new Set([project, ...active])])}
              >
                {say('All active projects')}
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
    </PlanForm>
  )
}

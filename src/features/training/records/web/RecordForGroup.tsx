import { Button, Group, MultiSelect, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { keysOf, oneOf } from '../../../../kit/own.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { callsOf } from '../../../../register/contract.ts'
import { labelOf } from '../../../../register/define.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { choicesKey, trainingMatrixKey } from '../../web/keys.ts'
import { recordForGroup } from '../group.contract.ts'
import { usersTrainings } from '../users-trainings.register.ts'

const { fields, name: register } = usersTrainings
const ways = fields.verified_how.options

type Choice = { id: string; name: string }

/** What the field may point at, as it is searched; what is chosen already stays among it. */
function useChoices(field: 'person' | 'course', typed: string, chosen: readonly Choice[]) {
  const [search] = useDebouncedValue(typed.trim(), 200)
  const { data } = useQuery({
    queryKey: choicesKey(field, search),
    queryFn: ({ signal }) =>
      call(callsOf(usersTrainings).choices, { params: { field }, query: { search }, signal }),
    placeholderData: keepPreviousData,
  })
  const all = new Map([...chosen, ...(data?.data ?? [])].map((one) => [one.id, one.name]))
  return [...all].map(([value, label]) => ({ value, label }))
}

type Props = { people?: readonly Choice[]; course?: Choice; onDone: () => void }

/** One course that several people have completed on one day. */
export function RecordForGroup({ people = [], course, onDone }: Props) {
  const { text, say } = useLanguage()
  const mayVerify = useHolds()('training.edit')
  const [who, setWho] = useState<readonly Choice[]>(people)
  const [what, setWhat] = useState<Choice | undefined>(course)
  const [day, setDay] = useState<string | null>(null)
  const [provider, setProvider] = useState('')
  const [instructor, setInstructor] = useState('')
  const [how, setHow] = useState<string | null>(null)
  const [typed, setTyped] = useState({ person: '', course: '' })
  const choices = {
    person: useChoices('person', typed.person, who),
    course: useChoices('course', typed.course, what ? [what] : []),
  }
  const { act, busy, problem, error } = useAct(
    async () =>
      (
        await call(recordForGroup, {
          body: {
            course: what?.id ?? '',
            people: who.map(({ id }) => id),
            completed_on: day ?? '',
            provider: provider.trim() || null,
            instructor: instructor.trim() || null,
            verified_how: oneOf(keysOf(ways), how) ?? null,
          },
        })
      ).data,
    {
      renews: [registerKey(register), trainingMatrixKey()],
      says: ({ made, skipped }) =>
        skipped.length === 0
          ? text('training_recorded', { count: made })
          : text('training_recorded_some', {
              made,
              names: skipped.map(({ name }) => name).join(', '),
            }),
      onDone,
      oneAtATime: true,
    },
  )
  const errors = error instanceof Refused ? (error.errors ?? {}) : {}
  const label = (name: keyof typeof fields) => say(labelOf(name, fields[name]))
  const ready = who.length > 0 && what !== undefined && day !== null
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (ready) act()
  }
  return (
    <form onSubmit={send} method="post" className="stack gap-3" noValidate>
      <MultiSelect
        data-autofocus
        required
        label={text('training_people')}
        searchable
        hidePickedOptions
        data={choices.person}
        value={who.map(({ id }) => id)}
        searchValue={typed.person}
        onSearchChange={(person) => setTyped((before) => ({ ...before, person }))}
        onChange={(ids) =>
          setWho(
            choices.person
              .filter(({ value }) => ids.includes(value))
              .map(({ value, label: name }) => ({ id: value, name })),
          )
        }
        nothingFoundMessage={text('input_select_nothing')}
        error={errors.people?.[0] ?? errors.person?.[0]}
      />
      <Select
        required
        label={label('course')}
        searchable
        data={choices.course}
        value={what?.id ?? null}
        onSearchChange={(found) => setTyped((before) => ({ ...before, course: found }))}
        onChange={(_, option) =>
          setWhat(option === null ? undefined : { id: option.value, name: option.label })
        }
        nothingFoundMessage={text('input_select_nothing')}
        error={errors.course?.[0]}
      />
      <DayInput
        label={label('completed_on')}
        required
        value={day}
        onChange={setDay}
        error={errors.completed_on?.[0]}
      />
      <TextInput
        label={label('provider')}
        value={provider}
        onChange={(event) => setProvider(event.currentTarget.value)}
      />
      <TextInput
        label={label('instructor')}
        value={instructor}
        onChange={(event) => setInstructor(event.currentTarget.value)}
      />
      {mayVerify && (
        <Select
          label={label('verified_how')}
          clearable
          clearButtonProps={{ 'aria-label': text('field_clear', { label: label('verified_how') }) }}
          data={keysOf(ways).map((value) => ({ value, label: say(ways[value]) }))}
          value={how}
          onChange={setHow}
          error={errors.verified_how?.[0]}
        />
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end">
        <Button type="submit" loading={busy} disabled={!ready}>
          {text('training_record')}
        </Button>
      </Group>
    </form>
  )
}

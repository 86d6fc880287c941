import { Button, MultiSelect, Radio, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { offerKey, takenKey } from '../../web/keys.ts'
import { assignOrientation } from '../assigning.contract.ts'
import { offerFor } from './offer.ts'

type Props = { person?: string; onDone(): void }

/** Which orientation, for whom, where and by when. */
export function AssignForm({ person, onDone }: Props) {
  const text = useText()
  const { project: present } = useSession()
  const [project, setProject] = useState(present?.id ?? null)
  const [wanted, setWanted] = useState<string | null>(null)
  const [whom, setWhom] = useState<'people' | 'audience'>('people')
  const [people, setPeople] = useState<string[]>(person === undefined ? [] : [person])
  const [due, setDue] = useState<string | null>(null)
  const { data, isError } = useQuery(offerFor(project))
  const { act, busy, problem } = useAct(
    () =>
      call(assignOrientation, {
        body: {
          package: wanted ?? '',
          people: whom === 'audience' ? null : people,
          project,
          due_on: due,
        },
      }),
    {
      renews: [registerKey('orientation-records'), takenKey(), offerKey()],
      onDone({ data: { made, there } }) {
        toast(
          [
            text('orientation_assigned', { count: made.length }),
            ...(there > 0 ? [text('orientation_assigned_there', { count: there })] : []),
          ].join(' '),
          { type: 'success' },
        )
        onDone()
      },
      oneAtATime: true,
    },
  )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  const chosen = data.packages.find(({ id }) => id === wanted)
  const audience = chosen?.audience ?? 0
  const ready = wanted !== null && (whom === 'audience' ? audience > 0 : people.length > 0)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (ready) act()
  }
  const named = data.people.map(({ id, name, detail }) => ({
    value: id,
    label: detail === null ? name : `${name} · ${detail}`,
  }))
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Select
        label={text('orientation_title')}
        data={data.packages.map(({ id, title }) => ({ value: id, label: title }))}
        nothingFoundMessage={text('orientation_no_package')}
        value={wanted}
        onChange={setWanted}
        searchable
        data-autofocus
      />
      {person === undefined && (
        <Radio.Group
          label={text('orientation_whom')}
          value={whom}
          onChange={(value) => setWhom(value === 'audience' ? 'audience' : 'people')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="people" label={text('orientation_whom_people')} />
            <Radio
              value="audience"
              disabled={audience === 0}
              label={text('orientation_whom_audience', { count: audience })}
            />
          </Stack>
        </Radio.Group>
      )}
      {person === undefined && whom === 'people' && (
        <MultiSelect
          label={text('orientation_people')}
          data={named}
          limit={50}
          value={people}
          onChange={setPeople}
          searchable
          clearable
          hidePickedOptions
        />
      )}
      <Select
        label={text('orientation_project')}
        placeholder={text('orientation_no_project')}
        data={data.projects.map(({ id, name }) => ({ value: id, label: name }))}
        value={project}
        onChange={setProject}
        searchable
        clearable
      />
      <DayInput label={text('orientation_due_on')} value={due} onChange={setDue} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" loading={busy} disabled={!ready}>
        {text('orientation_assign')}
      </Button>
    </form>
  )
}

import { Button, Group, Modal, SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { RowsInput } from '../../../../register/web/input/choices/RowsInput.tsx'
import { planChoicesKey, trackerKey } from '../../web/keys.ts'
import { kinds, registerOf, type WorkplaceKind } from '../../workplace.ts'
import { expectForm, planChoices } from '../plan.contract.ts'
import { isActive, wordsOf } from './ExpectForm.tsx'
import { WhyNot } from './FormPicker.tsx'
import { Planned } from './Planned.tsx'
import { PlanPreview, usePreview } from './PlanPreview.tsx'
import { RhythmFields } from './RhythmFields.tsx'
import { bodyOf, errorsOf, usual } from './rhythm.ts'

type Props = { form: { id: string; name: string }; onClose(): void }

/** One form is planned for many projects or teams: the rhythm once, the places by search. */
export function PlanForm({ form, onClose }: Props) {
  const { say } = useLanguage()
  const holds = useHolds()
  const able = kinds.filter((kind) => holds(`${registerOf[kind]}.edit`))
  const [kind, setKind] = useState<WorkplaceKind>(able[0] ?? 'project')
  return (
    <Modal
      opened
      onClose={onClose}
      title={fill(say('Schedule “{form}”'), { form: form.name })}
      size="lg"
    >
      <Stack>
        {able.length > 1 && (
          <SegmentedControl
            aria-label={say('For whom')}
            value={kind}
            onChange={setKind}
            data={able.map((one) => ({ value: one, label: say(wordsOf[one].many) }))}
          />
        )}
        <PlanFor key={kind} kind={kind} form={form} onClose={onClose} />
      </Stack>
    </Modal>
  )
}

function PlanFor({ kind, form, onClose }: Props & { kind: WorkplaceKind }) {
  const { text, say } = useLanguage()
  const [places, setPlaces] = useState<string[]>([])
  const [rhythm, setRhythm] = useState(usual)
  const [starts, setStarts] = useState<string | null>(null)
  const choices = useQuery({
    queryKey: planChoicesKey(kind),
    queryFn: async ({ signal }) => (await call(planChoices[kind], { signal })).data,
    staleTime: 0,
  })
  const asked = { form: form.id, places, ...bodyOf(rhythm), ...(starts && { starts_on: starts }) }
  const preview = usePreview(kind, asked)
  const planning = useAct(() => call(expectForm[kind], { body: { ...asked, take: 'good' } }), {
    renews: [trackerKey()],
  })
  if (choices.isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (choices.data === undefined) return <ListSkeleton rows={4} />
  const listed = choices.data.forms.find(({ id }) => id === form.id)
  if (listed !== undefined && listed.why !== null) return <WhyNot kind={kind} form={listed} />
  if (planning.done !== undefined)
    return <Planned kind={kind} made={planning.done.data} onClose={onClose} />

  const words = wordsOf[kind]
  const errors = errorsOf(planning.error ?? preview.error)
  const all = choices.data.places
  const active = all.filter(isActive).map(({ id }) => id)
  const good = preview.data?.good.length ?? 0
  const bad = preview.data?.bad.length ?? 0
  return (
    <Stack>
      <RowsInput
        label={say(words.many)}
        required
        target={registerOf[kind]}
        rows={all}
        maxLabels={2}
        value={places}
        error={errors.places?.[0]}
        onChange={setPlaces}
      />
      <Group>
        <Button variant="default" size="compact-sm" onClick={() => setPlaces(active)}>
          {`${say(words.all)} (${active.length})`}
        </Button>
      </Group>
      <RhythmFields value={rhythm} onChange={setRhythm} errors={errors} />
      <DayInput
        label={say('Starts')}
        description={say('If empty: today.')}
        value={starts}
        error={errors.starts_on?.[0]}
        onChange={setStarts}
      />
      <PlanPreview kind={kind} preview={places.length === 0 ? undefined : preview.data} />
      {planning.problem && <Notice tone="danger">{planning.problem}</Notice>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button
          disabled={places.length === 0 || good === 0 || preview.isFetching}
          loading={planning.busy}
          onClick={() => planning.act()}
        >
          {bad > 0 && good > 0
            ? fill(say('Schedule it for the other {count}'), { count: good })
            : say('Schedule it')}
        </Button>
      </Group>
    </Stack>
  )
}

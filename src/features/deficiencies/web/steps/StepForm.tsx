import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { PhotoInput } from '../../../../kit/web/inputs/photo/PhotoInput.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { DeficiencyStep } from '../../steps/steps.ts'
import { deficienciesKey } from '../keys.ts'
import { ChooseField } from './ChooseField.tsx'
import { RiskAfter } from './RiskAfter.tsx'
import { type Moved, sendStep } from './send-step.ts'
import { type Asks, isAnswered, nothingSaid, type StepAnswers, stepFacts } from './step-facts.ts'

type Props = {
  step: DeficiencyStep
  row: Moved & { has_photos: boolean; wants_risk: boolean; action?: string | null }
  onDone: () => void
  onCancel: () => void
}

/** What one step asks for, and the step itself. */
export function StepForm({ step, row, onDone, onCancel }: Props) {
  const text = useText()
  const [said, setSaid] = useState<StepAnswers>({ ...nothingSaid, action: row.action ?? '' })
  const { act, busy, problem } = useAct(
    async () => {
      await sendStep(step, row, said)
      onDone()
    },
    { renews: [deficienciesKey] },
  )
  const say =
    <Name extends keyof StepAnswers>(name: Name) =>
    (value: StepAnswers[Name]) =>
      setSaid((before) => ({ ...before, [name]: value }))

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  const words = (name: 'action' | 'reason' | 'note', required = false) => (
    <Textarea
      key={name}
      label={text(`deficiency_ask_${name}`)}
      required={required}
      autosize
      minRows={2}
      maxLength={name === 'action' ? 2000 : 1000}
      value={said[name]}
      onChange={(event) => say(name)(event.currentTarget.value)}
    />
  )
  const day = (name: 'check_on' | 'until' | 'due_on', required = true) => (
    <DayInput
      key={name}
      label={text(`deficiency_ask_${name}`)}
      required={required}
      value={said[name]}
      onChange={say(name)}
    />
  )
  const inputs: Record<Asks, () => ReactNode> = {
    action: () => words('action'),
    reason: () => words('reason', true),
    note: () => words('note'),
    check_on: () => day('check_on', false),
    until: () => day('until'),
    due_on: () => day('due_on'),
    photos: () => (
      <PhotoInput
        key="photos"
        label={text('deficiency_ask_photos')}
        {...(row.has_photos && { description: text('deficiency_ask_photos_hint') })}
        required={row.has_photos}
        maximum={5}
        value={said.photos}
        onChange={say('photos')}
      />
    ),
    risk: () => row.wants_risk && <RiskAfter key="risk" said={said} onChange={say} />,
    owner: () => <ChooseField key="owner" of="owner" value={said.owner} onChange={say('owner')} />,
    of: () => (
      <ChooseField key="of" of="repeat_of" value={said.of} onChange={say('of')} except={row.id} />
    ),
    effective: () => (
      <Radio.Group
        key="effective"
        label={text('deficiency_ask_effective')}
        required
        value={said.effective}
        onChange={(value) => say('effective')(value === 'yes' ? 'yes' : 'no')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="yes" label={text('deficiency_effective_yes')} />
          <Radio value="no" label={text('deficiency_effective_no')} />
        </Stack>
      </Radio.Group>
    ),
  }
  return (
    <form onSubmit={send} method="post" noValidate aria-label={text(`deficiency_step_${step}`)}>
      <Stack gap="md">
        <Text size="sm">{text(`deficiency_lead_${step}`)}</Text>
        {stepFacts[step].asks.map((asks) => inputs[asks]())}
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={!isAnswered(step, said)}>
            {text(`deficiency_step_${step}`)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

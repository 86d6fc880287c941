import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { type TaskStep, taskSteps } from '../steps.ts'
import { useTaskStep } from './use-task.ts'

export const asksWhy = (step: TaskStep): boolean => 'asksWhy' in taskSteps[step]

type Props = { id: string; version: number; can: readonly TaskStep[] }

/** What the person may do with a task now; what a step asks for is asked here. */
export function TaskSteps({ id, version, can }: Props) {
  const text = useText()
  const [asking, setAsking] = useState<TaskStep>()
  const take = useTaskStep(() => setAsking(undefined))
  if (asking !== undefined && can.includes(asking))
    return (
      <WhyForm
        step={asking}
        busy={take.busy}
        onCancel={() => setAsking(undefined)}
        onTake={(reason) => take.act({ id, version, step: asking, reason })}
      />
    )
  return (
    <div className="flex flex-wrap gap-2">
      {can.map((step, at) => (
        <Button
          key={step}
          variant={at === 0 ? 'filled' : 'default'}
          loading={take.given?.step === step}
          onClick={() => (asksWhy(step) ? setAsking(step) : take.act({ id, version, step }))}
        >
          {text(`task_step_${step}`)}
        </Button>
      ))}
    </div>
  )
}

type WhyProps = {
  step: TaskStep
  busy: boolean
  onCancel: () => void
  onTake: (reason: string) => void
}

/** Asks why a step is taken. */
export function WhyForm({ step, busy, onCancel, onTake }: WhyProps) {
  const text = useText()
  const [reason, setReason] = useState('')
  const isShort = reason.trim().length < 3
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isShort) onTake(reason.trim())
  }
  return (
    <form className="stack gap-3" aria-label={text(`task_step_${step}`)} onSubmit={submit}>
      <Textarea
        label={text('task_why')}
        required
        autosize
        minRows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isShort} loading={busy}>
          {text(`task_step_${step}`)}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  )
}

import { Button, Menu } from '@mantine/core'
import { IconDots, IconPencil } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { DeficiencyStep } from '../../steps/steps.ts'
import { StepForm } from '../steps/StepForm.tsx'
import { leading, stepFacts } from '../steps/step-facts.ts'
import { useStepDialog } from '../steps/use-step-dialog.tsx'
import { useDeficiencyForm } from '../use-deficiency-form.tsx'
import type { Deficiency } from './use-deficiency.ts'

/** What the person who looks may do with it now; what a step asks for is asked here. */
export function StepBar({ row, can }: { row: Deficiency; can: readonly string[] }) {
  const text = useText()
  const openForm = useDeficiencyForm()
  const takeStep = useStepDialog()
  const [asking, setAsking] = useState<DeficiencyStep>()
  const steps = can.filter((one): one is DeficiencyStep => one !== 'edit')
  const first = leading.filter((step) => steps.includes(step))
  const rest = steps.filter((step) => !leading.includes(step))

  // Somebody else was quicker, or it is another one.
  const { id } = row
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deficiency.
  useEffect(() => setAsking(undefined), [id])

  const given = {
    id: row.id,
    version: row.version,
    title: row.title,
    has_photos: row.photos_before.length > 0 && row.photos_after.length === 0,
    wants_risk: row.before_score !== null && row.after_score === null,
    action: row.corrective_action,
  }
  const take = (step: DeficiencyStep) =>
    stepFacts[step].asks.length === 0 ? takeStep(step, given) : setAsking(step)

  if (asking !== undefined && steps.includes(asking))
    return (
      <section
        className="p-4 bg-surface border-strong rounded-lg"
        aria-label={text(`deficiency_step_${asking}`)}
      >
        <h3>{text(`deficiency_step_${asking}`)}</h3>
        <StepForm
          key={asking}
          step={asking}
          row={given}
          onCancel={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined)
            toast(text(`deficiency_told_${asking}`, { title: row.title }), { type: 'success' })
          }}
        />
      </section>
    )
  if (can.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {first.map((step, at) => {
        const { icon: Icon } = stepFacts[step]
        return (
          <Button
            key={step}
            variant={at === 0 ? 'filled' : 'default'}
            leftSection={<Icon size={18} />}
            onClick={() => take(step)}
          >
            {text(`deficiency_step_${step}`)}
          </Button>
        )
      })}
      {can.includes('edit') && (
        <Button
          variant="default"
          leftSection={<IconPencil size={18} />}
          onClick={() => openForm(row)}
        >
          {text('list_edit')}
        </Button>
      )}
      {rest.length > 0 && (
        <Menu position="bottom-end" withinPortal returnFocus>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={18} />}>
              {text('deficiency_more_steps')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((step) => {
              const { icon: Icon } = stepFacts[step]
              return (
                <Menu.Item key={step} leftSection={<Icon size={16} />} onClick={() => take(step)}>
                  {text(`deficiency_step_${step}`)}
                </Menu.Item>
              )
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { DeficiencyStep } from '../../steps/steps.ts'
import { deficienciesKey } from '../keys.ts'
import { StepForm } from './StepForm.tsx'
import { sendStep } from './send-step.ts'
import { nothingSaid, stepFacts } from './step-facts.ts'

export type Steppable = {
  id: string
  version: number
  title: string
  has_photos: boolean
  wants_risk: boolean
  action?: string | null
}

/** Takes a step: at once where it asks for nothing, else in a dialog that asks. */
export function useStepDialog() {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const tell = (step: DeficiencyStep, { title }: Steppable) =>
    toast(text(`deficiency_told_${step}`, { title }), { type: 'success' })

  const { act: atOnce } = useAct(
    ({ step, row }: { step: DeficiencyStep; row: Steppable }) => sendStep(step, row, nothingSaid),
    {
      renews: [deficienciesKey],
      onDone: (_, { step, row }) => tell(step, row),
      refusedInPassing: true,
    },
  )
  return (step: DeficiencyStep, row: Steppable) => {
    if (stepFacts[step].asks.length === 0) return atOnce({ step, row })
    const key = `deficiency-step ${row.id}`
    openModal(key, {
      title: text('labelled', { label: text(`deficiency_step_${step}`), what: row.title }),
      body: (
        <StepForm
          step={step}
          row={row}
          onCancel={() => closeModal(key)}
          onDone={() => {
            closeModal(key)
            tell(step, row)
          }}
        />
      ),
    })
  }
}

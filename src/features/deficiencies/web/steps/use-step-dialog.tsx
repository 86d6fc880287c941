import { useQueryClient } from '@tanstack/react-query'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { problemWords } from '../../../../register/web/list/problem-words.ts'
import type { Step } from '../../steps.ts'
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
  const queries = useQueryClient()
  const { openModal, closeModal } = useModals()
  const tell = (step: Step, { title }: Steppable) =>
    toast(text(`deficiency_told_${step}`, { title }), { type: 'success' })

  async function atOnce(step: Step, row: Steppable) {
    try {
      await sendStep(step, row, nothingSaid)
      tell(step, row)
    } catch (error) {
      toast(problemWords(error, text), { type: 'error', duration: 6000 })
    }
    await queries.invalidateQueries({ queryKey: ['register', 'deficiencies'] })
  }
  return (step: Step, row: Steppable) => {
    if (stepFacts[step].asks.length === 0) return void atOnce(step, row)
    const key = `deficiency-step ${row.id}`
    openModal(key, {
      title: `${text(`deficiency_step_${step}`)}: ${row.title}`,
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

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { registerKey } from '../../../../register/web/keys.ts'
import { ShownChoice } from '../../../../register/web/show/ShownChoice.tsx'
import { RiskCell } from '../../../hazards/web/index.ts'
import { LawHead } from '../../law/web/LawHead.tsx'
import { incidentStoryKey } from '../../web/keys.ts'
import { readIncidentStory, takeIncidentStep } from '../incidents.contract.ts'
import { incidents } from '../incidents.register.ts'
import { type IncidentStep, needsReason } from '../steps.ts'
import { StepReason } from './StepReason.tsx'

type Props = { row: RegisterRow<typeof incidents> }

/** The forms of two registers, which an incident does without. */
const Triage = later(async () => (await import('../../hazards-behind/web/Triage.tsx')).Triage)

const { kind, severity, status } = incidents.fields

/** How bad it is, how far it has come, and what leads on. */
export function IncidentHead({ row }: Props) {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const { id, version } = row
  const { data: story } = useQuery({
    queryKey: incidentStoryKey(id),
    queryFn: async ({ signal }) => (await call(readIncidentStory, { params: { id }, signal })).data,
  })
  const send = (step: IncidentStep, reason: string) =>
    call(takeIncidentStep, { params: { id }, body: { version, step, reason } })
  const { act, busy, given, problem } = useAct((step: IncidentStep) => send(step, ''), {
    renews: [registerKey('incidents')],
    oneAtATime: true,
  })
  const take = (step: IncidentStep) => {
    if (!needsReason.includes(step)) return act(step)
    openModal('incident-step', {
      title: text(`incident_step_${step}`),
      body: (
        <StepReason
          label={text(`incident_step_${step}`)}
          onSend={(reason) => send(step, reason)}
          onDone={() => closeModal('incident-step')}
        />
      ),
    })
  }
  return (
    <div className="stack gap-3">
      <div className="flex flex-wrap gap-2">
        <ShownChoice value={row.kind} field={kind} />
        {row.severity !== null && <ShownChoice value={row.severity} field={severity} />}
        <RiskCell row={row} when="potential" />
        <ShownChoice value={row.status} field={status} />
      </div>
      {story !== undefined && story.signed.length > 0 && (
        <p className="hint m-0">{text('incident_signed', { names: story.signed.join(', ') })}</p>
      )}
      <LawHead id={id} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      {story !== undefined && story.steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {story.steps.map((step, at) => (
            <Button
              key={step}
              variant={at === 0 ? 'filled' : 'default'}
              loading={busy && given === step}
              onClick={() => take(step)}
            >
              {text(`incident_step_${step}`)}
            </Button>
          ))}
        </div>
      )}
      {row.kind !== 'incident' && <Triage row={row} />}
    </div>
  )
}

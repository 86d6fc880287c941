import { Button } from '@mantine/core'
import { IconAlertTriangle, IconTool } from '@tabler/icons-react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { RegisterForm } from '../../../../register/web/form/RegisterForm.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { useMay } from '../../../../register/web/list/use-may.ts'
import { deficiencies, useDeficiencyForm } from '../../../deficiencies/web/index.ts'
import { hazards, hazardsWeb } from '../../../hazards/web/index.ts'
import { incidents } from '../../record/incidents.register.ts'
import { isOver } from '../../record/steps.ts'
import { pointAtHazard } from '../hazards-behind.contract.ts'
import { hazardsBehindKey } from './keys.ts'

type Props = { row: RegisterRow<typeof incidents> }

/** The same register, whose new row begins with what was seen. */
const beginning = (name: string, description: string) => ({
  ...hazards,
  fields: {
    ...hazards.fields,
    name: { ...hazards.fields.name, default: name.slice(0, 120) },
    description: { ...hazards.fields.description, default: description },
  },
})

/** What was seen becomes something to put right, or a hazard of the register; each says where it came from. */
export function Triage({ row }: Props) {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const openForm = useDeficiencyForm()
  const may = { deficiency: useMay(deficiencies), hazard: useMay(hazards), edit: useMay(incidents) }
  const { id } = row
  const title = String(row.title ?? '')
  const { act, problem } = useAct(
    (hazard: string) =>
      call(pointAtHazard, { params: { id, hazard }, body: { cause: null, came_of: true } }),
    { renews: [hazardsBehindKey(id), registerKey('hazards')] },
  )
  if (row.kind === 'incident' || isOver(row.status) || row.archived_at != null) return null
  const mayAdd = may.hazard.do('create') && may.edit.do('edit')
  const mayRaise = may.deficiency.do('create')
  if (!mayAdd && !mayRaise) return null
  const add = () =>
    openModal('hazard-of-incident', {
      title: text('triage_hazard'),
      size: 'xl',
      body: (
        <RegisterForm
          register={beginning(title, row.description)}
          web={hazardsWeb}
          onClose={(made) => {
            closeModal('hazard-of-incident')
            if (made !== undefined) act(made.id)
          }}
        />
      ),
    })
  return (
    <div className="stack gap-2">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        {mayRaise && (
          <Button
            variant="default"
            leftSection={<IconTool size={16} aria-hidden />}
            onClick={() => openForm(undefined, id, { title, description: row.description })}
          >
            {text('triage_deficiency')}
          </Button>
        )}
        {mayAdd && (
          <Button
            variant="default"
            leftSection={<IconAlertTriangle size={16} aria-hidden />}
            onClick={add}
          >
            {text('triage_hazard')}
          </Button>
        )}
      </div>
    </div>
  )
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { useMay } from '../../../../register/web/list/use-may.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { deficiencies } from '../../deficiencies.register.ts'
import { useDeficiencyForm } from '../use-deficiency-form.tsx'

/** What an incident led to: the cause that each removes, how strong its control is, and whether it was effective. */
export default function ActionsOfIncident({ row }: { row: AnyRow }) {
  const text = useText()
  const may = useMay(deficiencies)
  const openForm = useDeficiencyForm()
  const isOver = row.status === 'closed' || row.status === 'void'
  return (
    <div className="stack gap-4">
      {may.do('create') && !isOver && (
        <div>
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => openForm(undefined, row.id)}
          >
            {text('deficiency_action_add')}
          </Button>
        </div>
      )}
      <WithinPanel
        register={deficiencies}
        by="incident"
        within={row.id}
        columns={[
          'title',
          'severity',
          'status',
          'owner',
          'due_on',
          'control_level',
          'effectiveness',
          'root_cause',
        ]}
        mayAdd={false}
      />
    </div>
  )
}

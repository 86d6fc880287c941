import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { deficiencies } from '../../deficiencies.register.ts'
import { openStatuses } from '../../steps/steps.ts'

/** What is still wrong with something: with an asset, at a place, with a hazard. */
export const OpenDeficiencies = ({ by, row }: { by: string; row: AnyRow }) => (
  <WithinPanel
    register={deficiencies}
    by={by}
    within={row.id}
    narrowed={{ status: openStatuses }}
    columns={['title', 'number', 'severity', 'status', 'owner', 'due_on']}
    mayAdd={false}
  />
)

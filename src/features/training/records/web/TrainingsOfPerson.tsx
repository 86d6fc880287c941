import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { usersTrainings } from '../users-trainings.register.ts'

/** What a person has completed. */
export default function TrainingsOfPerson({ row }: { row: AnyRow }) {
  return (
    <WithinPanel
      register={usersTrainings}
      within={row.id}
      columns={['name', 'completed_on', 'expires_on', 'state']}
    />
  )
}

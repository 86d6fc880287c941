import type { AnyRow } from '../../../../register/define.ts'
import { WithinPanel } from '../../../../register/web/panel/WithinPanel.tsx'
import { PassportCard } from '../../passport/web/PassportCard.tsx'
import { usersTrainings } from '../users-trainings.register.ts'

/** What a person has completed. */
export default function TrainingsOfPerson({ row }: { row: AnyRow }) {
  return (
    <div className="stack gap-4">
      <WithinPanel
        register={usersTrainings}
        within={row.id}
        columns={['name', 'completed_on', 'expires_on', 'state']}
      />
      <PassportCard person={row.id} />
    </div>
  )
}
